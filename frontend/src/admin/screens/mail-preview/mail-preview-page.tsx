import { MailOutlined, WarningOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link, useLocation } from 'react-router-dom';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { toLanguage, type Language } from '../../../shared/texts/languages.ts';
import { useSendTest } from '../../kit/evaluations/evaluations.api.ts';
import { paths } from '../../addresses.ts';
import { useCurrentQuestionnaire } from '../../kit/session/current-questionnaire.tsx';
import { inBraces } from '../../kit/ui/in-braces.ts';
import { Loaded } from '../../kit/ui/loaded.tsx';
import { Card, Page } from '../../kit/ui/page.tsx';
import { useMailChoice } from './mail-choice.ts';
import { MailChoices } from './mail-choices.tsx';
import { mailPreviewOptions, type MailText } from './mail-preview.api.ts';
import styles from './mail-preview.module.css';
import { ShownMail } from './shown-mail.tsx';

/** Every mail of the questionnaire as its reader will see it, before anybody gets it. */
export function MailPreviewPage() {
  const t = useTexts();
  const questionnaire = useCurrentQuestionnaire();
  const usual = toLanguage(questionnaire.language);
  const [choice, choose] = useMailChoice(usual);
  const preview = useQuery(mailPreviewOptions(questionnaire.id, choice));
  const testable = choice.kind === 'result' && choice.evaluation !== '' && choice.language === usual;
  return (
    <Page
      about={questionnaire.name}
      actions={testable && <SendTest evaluationId={choice.evaluation} />}
      description={t('mails.description')}
      screen="mail-preview"
      title={t('mails.title')}
    >
      <MailChoices choice={choice} onChoose={choose} />
      <Loaded errorTitle="mails.load-failed" lines={8} query={preview}>
        {(mail) => (
          <>
            <ShownMail mail={mail} />
            <Card note={t('mails.texts.note')} title={t('mails.texts.title')}>
              <MailTexts language={choice.language} texts={mail.texts} />
            </Card>
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** Mails the result to the person who is signed in, with a link to the preview. */
function SendTest({ evaluationId }: { evaluationId: string }) {
  const t = useTexts();
  const { mutate, isPending } = useSendTest();
  return (
    <Button
      icon={<MailOutlined aria-hidden />}
      loading={isPending}
      onClick={() => mutate(evaluationId)}
      type="primary"
    >
      {t('evaluations.actions.test')}
    </Button>
  );
}

/** The texts that the mail is made of, each with the way to where it is reworded, and what is wrong with those that were. */
function MailTexts({ texts, language }: { texts: readonly MailText[]; language: Language }) {
  const t = useTexts();
  const { pathname, search } = useLocation();
  return (
    <ul className="stack gap-4">
      {texts.map(({ key, text, isOwn, isRefused, missing, unknown }) => (
        <li key={key}>
          <p className="anywhere cluster gap-line text-2 soft">
            <code>{key}</code>
            <Link
              aria-label={`${t('mails.texts.edit')}: ${key}`}
              state={{ wording: { key, language, back: pathname + search } }}
              to={`${paths.uiTexts}?search=${encodeURIComponent(key)}`}
            >
              {t('mails.texts.edit')}
            </Link>
            {isOwn && (
              <span className={`tint-accent accent-strong ${styles.own}`}>{t('mails.texts.own')}</span>
            )}
          </p>
          <p className={`anywhere roomy pre-line ${styles.wording}`} lang={language}>
            {text}
          </p>
          {isRefused && <Fault>{t('mails.texts.refused')}</Fault>}
          {missing.length > 0 && <Fault>{t('mails.texts.missing', { names: inBraces(missing) })}</Fault>}
          {unknown.length > 0 && <Fault>{t('mails.texts.unknown', { names: inBraces(unknown) })}</Fault>}
        </li>
      ))}
    </ul>
  );
}

function Fault({ children }: { children: string }) {
  return (
    <p className="anywhere warning">
      <WarningOutlined aria-hidden /> {children}
    </p>
  );
}
