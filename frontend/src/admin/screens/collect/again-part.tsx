import { useQuery } from '@tanstack/react-query';
import { Input } from 'antd';
import { query } from '../../../shared/api/query.ts';
import { formatNumber } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { monthsOf } from './collect-texts.ts';
import { Field, FormPart, type PartProps } from './form-part.tsx';

/** After how many months a clinic is invited to fill in the questionnaire once more (rules: Inviting again). */
export function AgainPart({ form, questionnaire, texts, type, changed, problem }: PartProps) {
  const t = useTexts();
  const { inviteAgainMonths: months } = form;
  return (
    <FormPart
      changed={changed}
      name="again"
      problem={problem}
      summary={months === null ? '' : t('collect.again.row', { months })}
    >
      <Field hint={t('collect.again.hint')} id="collect-inviteAgainMonths" label={t('collect.again.months')}>
        <Input
          aria-describedby="collect-inviteAgainMonths-hint collect-again-problem"
          id="collect-inviteAgainMonths"
          inputMode="numeric"
          maxLength={3}
          onChange={(event) => type('inviteAgainMonths', event.target.value)}
          value={texts.inviteAgainMonths}
        />
      </Field>
      {changed && <Due months={monthsOf(texts.inviteAgainMonths)} questionnaireId={questionnaire.id} />}
    </FormPart>
  );
}

/** How many would be invited at once, shown before it is saved. */
function Due({ months, questionnaireId }: { months: number | null; questionnaireId: number }) {
  const t = useTexts();
  const { data } = useQuery({
    ...query('/api/admin/online-form/invite-again', { query: { questionnaireId, months: months ?? 1 } }),
    enabled: months !== null,
  });
  if (months === null || data === undefined) return null;
  const { clinics } = data;
  return (
    <p role="status">
      {clinics === 0
        ? t('collect.again.none')
        : t('collect.again.due', { count: clinics, number: formatNumber(clinics) })}
    </p>
  );
}
