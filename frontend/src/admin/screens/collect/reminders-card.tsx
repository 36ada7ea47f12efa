import { Input } from 'antd';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { type CardProps } from './collect-page.tsx';
import { Field, FormPart } from './form-part.tsx';

const latest = 90;
const most = 2;

/** After how many days invited clinics that have not finished are reminded. */
export function RemindersCard({ form, questionnaire }: CardProps) {
  const t = useTexts();
  return (
    <FormPart
      name="reminders"
      problem={({ reminderDays }) => (areDays(daysOf(reminderDays)) ? null : t('collect.reminders.wrong'))}
      questionnaireId={questionnaire.id}
      saved={{ reminderDays: form.reminderDays.join(', ') }}
      toFields={({ reminderDays }) => ({ reminderDays: daysOf(reminderDays) })}
    >
      {({ reminderDays }, type, problemId) => (
        <Field
          hint={t('collect.reminders.hint')}
          id="collect-reminderDays"
          label={t('collect.reminders.days')}
        >
          <Input
            aria-describedby={`collect-reminderDays-hint ${problemId}`}
            id="collect-reminderDays"
            maxLength={20}
            onChange={(event) => type('reminderDays', event.target.value)}
            value={reminderDays}
          />
        </Field>
      )}
    </FormPart>
  );
}

const daysOf = (text: string): number[] =>
  text
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
    .map(Number);

const areDays = (days: readonly number[]): boolean =>
  days.length <= most &&
  days.every((day, at) => Number.isInteger(day) && day > (days[at - 1] ?? 0) && day <= latest);
