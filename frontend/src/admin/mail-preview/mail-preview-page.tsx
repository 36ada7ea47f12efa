import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../shared/texts/i18n.ts';
import { toLanguage } from '../../shared/texts/languages.ts';
import { useCurrentQuestionnaire } from '../shell/current-questionnaire.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Card, Page } from '../ui/page.tsx';
import { MailChoices } from './mail-choices.tsx';
import { useMailChoice } from './mail-choice.ts';
import { mailPreviewOptions } from './mail-preview.api.ts';
import { MailTexts } from './mail-texts.tsx';
import { SendTest } from './send-test.tsx';
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
