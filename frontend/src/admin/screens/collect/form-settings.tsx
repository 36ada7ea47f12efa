import { useTexts } from '../../../shared/texts/i18n.ts';
import { SaveLine } from '../../kit/forms/save-line.tsx';
import { useUnsavedForm } from '../../kit/forms/unsaved-form.ts';
import { type FormChanges } from '../../kit/online-form/online-form.api.ts';
import { Card } from '../../kit/ui/page.tsx';
import { AddressPart } from './address-part.tsx';
import { AfterPart } from './after-part.tsx';
import { AgainPart } from './again-part.tsx';
import { type CardProps } from './collect-page.tsx';
import { type CollectTexts, fieldsOf, textsOf, wrongParts } from './collect-texts.ts';
import { DatesPart } from './dates-part.tsx';
import { draftKey } from './draft-key.ts';
import { EmbedPart } from './embed-part.tsx';
import { IntroPart } from './intro-part.tsx';
import { RemindersPart } from './reminders-part.tsx';
import { useSaveForm } from './use-save-form.ts';

const problems = {
  dates: 'collect.dates.order',
  address: 'collect.address.wrong',
  reminders: 'collect.reminders.wrong',
  again: 'collect.again.wrong',
} as const;

const parts = [
  { name: 'dates', Part: DatesPart, fields: ['opensAt', 'closesAt', 'closedText'] },
  { name: 'intro', Part: IntroPart, fields: ['intro'] },
  { name: 'after', Part: AfterPart, fields: ['confirmAddress', 'showScore'] },
  { name: 'reminders', Part: RemindersPart, fields: ['reminderDays'] },
  { name: 'again', Part: AgainPart, fields: ['inviteAgainMonths'] },
  { name: 'address', Part: AddressPart, fields: ['slug'] },
  { name: 'embed', Part: EmbedPart, fields: ['allowedOrigins'] },
] as const;

/** All that can be set of the online form, a row for each subject, with one save. What was typed stays in the tab until then. */
export function FormSettings({ form: stored, questionnaire }: CardProps) {
  const t = useTexts();
  const saved = textsOf(stored);
  const form = useUnsavedForm<CollectTexts, FormChanges[keyof FormChanges]>({
    key: draftKey(questionnaire.id),
    saved,
    save: useSaveForm(questionnaire.id),
    failed: 'online-form.save-failed',
    values: fieldsOf,
    problem: (texts) => wrongParts(texts).map((part) => t(problems[part]))[0] ?? null,
  });
  const wrong = form.unsaved ? wrongParts(form.texts) : [];
  return (
    <Card title={t('collect.settings.title')}>
      <form className="stack gap-3" noValidate onSubmit={form.onSubmit}>
        {parts.map(({ name, Part, fields }) => (
          <Part
            changed={fields.some((field) => form.texts[field] !== saved[field])}
            form={stored}
            key={name}
            problem={wrong.some((part) => part === name) ? t(problems[name as keyof typeof problems]) : null}
            questionnaire={questionnaire}
            texts={form.texts}
            type={form.type}
          />
        ))}
        <SaveLine
          discard={{ text: t('collect.discard'), run: form.discard }}
          form={form}
          note={form.unsaved ? t('collect.unsaved') : ''}
          save={{ text: t('collect.save') }}
          wrong={form.problem ?? form.failure}
        />
      </form>
    </Card>
  );
}
