import { useQuery } from '@tanstack/react-query';
import { Input } from 'antd';
import { query } from '../../../shared/api/query.ts';
import { formatNumber } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { type CardProps } from './collect-page.tsx';
import { Field, FormPart } from './form-part.tsx';

const latest = 36;

/** After how many months a clinic is invited to fill in the questionnaire once more (rules: Inviting again). */
export function AgainCard({ form, questionnaire }: CardProps) {
  const t = useTexts();
  const saved = String(form.inviteAgainMonths ?? '');
  return (
    <FormPart
      name="again"
      problem={({ inviteAgainMonths }) =>
        inviteAgainMonths.trim() === '' || monthsOf(inviteAgainMonths) !== null
          ? null
          : t('collect.again.wrong')
      }
      questionnaireId={questionnaire.id}
      saved={{ inviteAgainMonths: saved }}
      toFields={({ inviteAgainMonths }) => ({ inviteAgainMonths: monthsOf(inviteAgainMonths) })}
    >
      {({ inviteAgainMonths }, type, problemId) => (
        <>
          <Field
            hint={t('collect.again.hint')}
            id="collect-inviteAgainMonths"
            label={t('collect.again.months')}
          >
            <Input
              aria-describedby={`collect-inviteAgainMonths-hint ${problemId}`}
              id="collect-inviteAgainMonths"
              inputMode="numeric"
              maxLength={3}
              onChange={(event) => type('inviteAgainMonths', event.target.value)}
              value={inviteAgainMonths}
            />
          </Field>
          {inviteAgainMonths !== saved && (
            <Due months={monthsOf(inviteAgainMonths)} questionnaireId={questionnaire.id} />
          )}
        </>
      )}
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

/** Null for what is no number of months. */
function monthsOf(text: string): number | null {
  const months = Number(text.trim());
  return text.trim() !== '' && Number.isInteger(months) && months >= 1 && months <= latest ? months : null;
}
