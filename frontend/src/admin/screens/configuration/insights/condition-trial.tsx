import { useQuery } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { describeFailure } from '../../../../shared/api/query-client.ts';
import { formatDate, formatNumber, formatPercent } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import {
  evaluationsOptions,
  type EvaluationFilter,
  type EvaluationRow,
} from '../../../kit/evaluations/evaluations.api.ts';
import { type TableState } from '../../../kit/ui/table-url-state.ts';
import { useDelayed } from '../../../kit/ui/use-delayed.ts';
import { type Condition } from '../../../../shared/conditions.ts';
import { useInsightWork } from './insight-work.ts';
import { trialOptions, type Trial } from './insights.api.ts';

interface ConditionTrialProps {
  id: string;
  /** Null while it is unfinished. */
  when: Condition | null;
}

/** For how many responses a condition is true as it is edited, and what it says of one that can be chosen. */
export function ConditionTrial({ id, when }: ConditionTrialProps) {
  const t = useTexts();
  const { questionnaireId, chosen, choose } = useInsightWork();
  const asked = JSON.parse(useDelayed(JSON.stringify(when))) as Condition | null;
  const trial = useQuery(trialOptions(questionnaireId, asked, chosen?.id ?? null));
  return (
    <div className="stack content-start">
      <p role="status">
        {when === null || trial.data === undefined ? (
          <span className="soft">
            {when === null ? t('config.try.unfinished') : trial.error === null && t('config.try.counting')}
          </span>
        ) : (
          <strong className={trial.isPlaceholderData ? 'soft' : ''}>
            <Count trial={trial.data} />
          </strong>
        )}
      </p>
      {when !== null && trial.error !== null && (
        <p className="cluster gap-line align-center bad" role="alert">
          {t('config.try.failed')} {describeFailure(trial.error)}
          <Button onClick={() => void trial.refetch()} size="small">
            {t('error.retry')}
          </Button>
        </p>
      )}
      <ResponseChoice id={`${id}-response`} />
      {when !== null && chosen !== null && trial.data?.evaluation && (
        <div className="stack gap-1">
          <p className="row gap-3 spread align-baseline">
            <strong>{t(`config.try.${verdictOf(trial.data.evaluation.holds)}`)}</strong>
            <Button onClick={() => choose(null)} size="small" type="text">
              {t('config.try.close')}
            </Button>
          </p>
          <ul className="stack gap-1 text-2 anywhere">
            {trial.data.evaluation.answers.map(({ question, answer }) => (
              <li key={question}>
                <span className="block soft">{question}</span>
                {answer ?? <span className="soft">{t('config.try.no-answer')}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** "True for 12 of 44 responses". */
export function Count({ trial: { holds, of } }: { trial: Pick<Trial, 'holds' | 'of'> }) {
  const t = useTexts();
  if (of === 0) return t('config.try.none');
  return t('config.try.count', { count: of, holds: formatNumber(holds, 0), of: formatNumber(of, 0) });
}

const newest = (search: string): TableState<EvaluationFilter> => ({
  page: 1,
  size: 25,
  sort: null,
  filters: { search, status: '', clientName: '', clientEmail: '', assignee: '', mail: '' },
});

/** A response, found by name as in the list of evaluations. */
function ResponseChoice({ id }: { id: string }) {
  const t = useTexts();
  const { questionnaireId, chosen, choose } = useInsightWork();
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState(false);
  const { data, error } = useQuery({
    ...evaluationsOptions(questionnaireId, newest(useDelayed(search.trim()))),
    enabled: open,
  });
  const found = data?.rows.map((row) => ({ value: row.id, label: labelOf(row) })) ?? [];
  return (
    <div className="stack gap-1">
      <label className="text-1 soft" htmlFor={id}>
        {t('config.try.response')}
      </label>
      <Select<string>
        className="full"
        id={id}
        notFoundContent={
          error !== null ? describeFailure(error) : t(data === undefined ? 'loading' : 'config.try.not-found')
        }
        onChange={(value) =>
          choose(
            found.find((one) => one.value === value) === undefined
              ? null
              : { id: value, label: found.find((one) => one.value === value)!.label },
          )
        }
        onOpenChange={setOpen}
        options={found}
        placeholder={t('config.try.choose')}
        showSearch={{ filterOption: false, onSearch: setSearch }}
        value={chosen?.label ?? null}
      />
    </div>
  );
}

function labelOf({ clinicName, clientName, submittedAt, percentage }: EvaluationRow): string {
  return [clinicName, clientName, formatDate(submittedAt), formatPercent(percentage)]
    .filter(Boolean)
    .join(' · ');
}

function verdictOf(holds: boolean | null): string {
  return holds === null ? 'unknown' : holds ? 'holds' : 'holds-not';
}
