import { useQuery } from '@tanstack/react-query';
import { Input } from 'antd';
import { announce } from '../../../../shared/a11y/announce.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { type Questionnaire } from '../../../kit/session/questionnaires.api.ts';
import { SaveLine } from '../../../kit/forms/save-line.tsx';
import { useUnsavedForm } from '../../../kit/forms/unsaved-form.ts';
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
export function WelcomeTextsCard({ questionnaire }: { questionnaire: Questionnaire }) {
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

function WelcomeForm({ questionnaire, saved }: WelcomeFormProps) {
  const t = useTexts();
  const { data: builtIn } = useQuery(builtInOptions(questionnaire.language));
  const form = useUnsavedForm({
    key: `${draftKeys.welcome}${questionnaire.id}`,
    saved: {
      greeting: saved.greeting ?? '',
      content: saved.content ?? '',
      tips: saved.tips ?? '',
    },
    save: useSaveWelcome(questionnaire.id),
    failed: 'config.welcome.failed',
    values: ({ greeting, content, tips }) => ({
      greeting: greeting.trim() || null,
      content: content.trim() || null,
      tips: tips.trim() || null,
    }),
    onSaved: () => announce(t('config.save.saved')),
  });
  return (
    <form className="stack gap-4" onSubmit={form.onSubmit}>
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
            onChange={(event) => form.type(field, event.target.value)}
            placeholder={builtIn?.[field] ?? ''}
            value={form.texts[field]}
          />
          <FieldFindings field={placeOf[field]} id={`welcome-${field}-findings`} text={form.texts[field]} />
        </div>
      ))}
      <SaveLine
        discard={{ text: t('config.save.discard'), run: form.discard }}
        form={form}
        note={t(form.unsaved ? 'config.save.unsaved' : 'config.save.all-saved')}
        save={{ text: t('config.welcome.save') }}
        wrong={form.failure}
      />
    </form>
  );
}
