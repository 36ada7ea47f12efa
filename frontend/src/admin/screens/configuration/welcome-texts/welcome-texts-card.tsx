import { useQuery } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { announce } from '../../../../shared/a11y/announce.ts';
import { describeFailure } from '../../../../shared/api/query-client.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { type Questionnaire } from '../../../kit/session/questionnaires.api.ts';
import { useKeptDraft } from '../../../kit/ui/kept-draft.ts';
import { Loaded } from '../../../kit/ui/loaded.tsx';
import { Card } from '../../../kit/ui/page.tsx';
import { useAddressedElement } from '../completeness/addressed-place.ts';
import { FieldFindings } from '../completeness/field-findings.tsx';
import { draftKeys } from '../draft-keys.ts';
import {
  builtInOptions,
  longestWelcome,
  useSaveWelcome,
  welcomeOptions,
  type WelcomeTexts,
} from './welcome-texts.api.ts';

const fields = ['greeting', 'content', 'tips'] as const;
const placeOf = { greeting: 'welcomeGreeting', content: 'welcomeContent', tips: 'welcomeTips' } as const;
/** Room for the built-in texts that show in empty fields, on a phone too. */
const leastRows = { greeting: 1, content: 6, tips: 3 } as const;

/** What a client reads first. An empty field lets the built-in text show. */
export function WelcomeTextsCard({ questionnaire }: Readonly<{ questionnaire: Questionnaire }>) {
  const t = useTexts();
  const query = useQuery(welcomeOptions(questionnaire.id));
  useAddressedElement(query.data !== undefined);
  return (
    <Card note={t('config.welcome.note')} title={t('config.welcome.title')}>
      <Loaded lines={5} query={query}>
        {(saved) => <WelcomeForm questionnaire={questionnaire} saved={saved} />}
      </Loaded>
    </Card>
  );
}

interface WelcomeFormProps {
  questionnaire: Questionnaire;
  saved: WelcomeTexts;
}

function WelcomeForm({ questionnaire, saved }: Readonly<WelcomeFormProps>) {
  const t = useTexts();
  const { data: builtIn } = useQuery(builtInOptions(questionnaire.language));
  const draft = useKeptDraft(`${draftKeys.welcome}${questionnaire.id}`, {
    greeting: saved.greeting ?? '',
    content: saved.content ?? '',
    tips: saved.tips ?? '',
  });
  const save = useSaveWelcome(questionnaire.id);
  const submit = () => {
    const sent = draft.texts;
    const body = draft.changed({
      greeting: sent.greeting.trim() || null,
      content: sent.content.trim() || null,
      tips: sent.tips.trim() || null,
    });
    save.mutate(body, {
      onSuccess: () => {
        draft.saved(sent);
        announce(t('config.save.saved'));
      },
    });
  };
  return (
    <form
      className="stack gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (draft.unsaved && !save.isPending) submit();
      }}
    >
      {fields.map((field) => (
        <div className="stack gap-1" key={field}>
          <label className="strong" htmlFor={`welcome-${field}`}>
            {t(`config.welcome.${field}`)}
          </label>
          <Input.TextArea
            aria-describedby={`welcome-${field}-findings`}
            autoSize={{ minRows: leastRows[field], maxRows: 14 }}
            id={`welcome-${field}`}
            lang={questionnaire.language}
            maxLength={longestWelcome}
            onChange={(event) => draft.type(field, event.target.value)}
            placeholder={builtIn?.[field] ?? ''}
            value={draft.texts[field]}
          />
          <FieldFindings field={placeOf[field]} id={`welcome-${field}-findings`} text={draft.texts[field]} />
        </div>
      ))}
      <div className="cluster gap-wide end align-center">
        <span className={save.isError ? 'bad' : 'soft'} role={save.isError ? 'alert' : 'status'}>
          {save.isError
            ? describeFailure(save.error, 'config.welcome.failed')
            : t(draft.unsaved ? 'config.save.unsaved' : 'config.save.all-saved')}
        </span>
        {draft.unsaved && (
          <Button disabled={save.isPending} onClick={draft.discard}>
            {t('config.save.discard')}
          </Button>
        )}
        <Button disabled={!draft.unsaved} htmlType="submit" loading={save.isPending} type="primary">
          {t('config.welcome.save')}
        </Button>
      </div>
    </form>
  );
}
