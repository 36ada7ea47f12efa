import { Input } from 'antd';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { Field, FormPart, type PartProps } from './form-part.tsx';

/** After how many days invited clinics that have not finished are reminded. */
export function RemindersPart({ form, texts, type, changed, problem }: PartProps) {
  const t = useTexts();
  const days = form.reminderDays.join(', ');
  return (
    <FormPart
      changed={changed}
      name="reminders"
      problem={problem}
      summary={days === '' ? '' : t('collect.reminders.row', { days })}
    >
      <Field hint={t('collect.reminders.hint')} id="collect-reminderDays" label={t('collect.reminders.days')}>
        <Input
          aria-describedby="collect-reminderDays-hint collect-reminders-problem"
          id="collect-reminderDays"
          maxLength={20}
          onChange={(event) => type('reminderDays', event.target.value)}
          value={texts.reminderDays}
        />
      </Field>
    </FormPart>
  );
}
