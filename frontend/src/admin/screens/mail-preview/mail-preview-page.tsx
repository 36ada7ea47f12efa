import { MailOutlined, WarningOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { toLanguage, type Language } from '../../../shared/texts/languages.ts';
import { useSendTest } from '../../kit/evaluations/evaluations.api.ts';
import { useCurrentQuestionnaire } from '../../kit/session/current-questionnaire.tsx';
import { inBraces } from '../../kit/ui/in-braces.ts';
import { Loaded } from '../../kit/ui/loaded.tsx';
import { Page } from '../../kit/ui/page.tsx';
import { ScrollRegion } from '../../kit/ui/scroll-region.tsx';
import { useDialog } from '../../kit/ui/use-dialog.ts';
import { storedWordings } from '../../kit/wording/stored.ts';
import { WordingDialog } from '../../kit/wording/wording-dialog.tsx';
import { knownTextOptions } from '../../kit/wording/wording.api.ts';
import { useMailChoice } from './mail-choice.ts';
import { MailChoices, MailList } from './mail-choices.tsx';
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
      screen="mail-preview"
      title={t('mails.title')}
    >
      <div className={styles.columns}>
        <MailList choice={choice} onChoose={choose} />
        <div className="stack gap-4 content-start may-shrink">
          <MailChoices choice={choice} onChoose={choose} />
          <Loaded errorTitle="mails.load-failed" lines={8} query={preview}>
            {(mail) => (
              <div className={styles.shown}>
                <ShownMail mail={mail} />
                <section className="may-shrink">
                  <h2 className="space-below-2">{t('mails.texts.title')}</h2>
                  <ScrollRegion className={`scroll ${styles.texts}`} label={t('mails.texts.title')}>
                    <MailTexts language={choice.language} texts={mail.texts} />
                  </ScrollRegion>
                </section>
              </div>
            )}
          </Loaded>
        </div>
      </div>
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

/** The texts that the mail is made of, each with its rewording, and what is wrong with those that were. */
function MailTexts({ texts, language }: { texts: readonly MailText[]; language: Language }) {
  const t = useTexts();
  const reword = useDialog<string>();
  return (
    <>
      <ul className="stack gap-3">
        {texts.map(({ key, text, isOwn, isRefused, missing, unknown }) => (
          <li className={styles.wording} key={key}>
            <div className="row spread align-start">
              <p className="anywhere pre-line" lang={language}>
                {text}
              </p>
              <Button
                aria-label={`${t('mails.texts.edit')}: ${key}`}
                onClick={() => reword.open(key)}
                size="small"
                title={key}
              >
                {t('mails.texts.edit')}
              </Button>
            </div>
            {isOwn && (
              <span className={`tint-accent accent-strong text-2 ${styles.own}`}>{t('mails.texts.own')}</span>
            )}
            {isRefused && <Fault>{t('mails.texts.refused')}</Fault>}
            {missing.length > 0 && <Fault>{t('mails.texts.missing', { names: inBraces(missing) })}</Fault>}
            {unknown.length > 0 && <Fault>{t('mails.texts.unknown', { names: inBraces(unknown) })}</Fault>}
          </li>
        ))}
      </ul>
      {reword.dialog !== null && (
        <Reword key={reword.dialog} language={language} onClose={reword.close} textKey={reword.dialog} />
      )}
    </>
  );
}

interface RewordProps {
  textKey: string;
  language: Language;
  onClose: () => void;
}

/** The wording of one text of the mail; the preview behind it shows what is saved. */
function Reword({ textKey, language, onClose }: RewordProps) {
  const { id } = useCurrentQuestionnaire();
  const { data } = useQuery(knownTextOptions('email', textKey, id));
  const text = data?.find(({ key }) => key === textKey);
  const wording = text?.languages.find((one) => one.language === language);
  if (text === undefined || wording === undefined) return null;
  return (
    <WordingDialog
      language={language}
      onClose={onClose}
      stored={storedWordings(wording)[0] ?? null}
      text={text}
    />
  );
}

function Fault({ children }: { children: string }) {
  return (
    <p className="anywhere warning">
      <WarningOutlined aria-hidden /> {children}
    </p>
  );
}
