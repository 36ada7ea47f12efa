import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { formatNumber, formatPercent } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { statsOptions } from '../../../kit/evaluations/evaluations.api.ts';
import { QueryError } from '../../../kit/ui/query-error.tsx';
import { StatusIcon, statusTone } from '../../../kit/ui/status-badge.tsx';
import { readTableState, writeTableState } from '../../../kit/ui/table-url-state.ts';
import { evaluationFields } from './columns.tsx';
import { shareOfAll, stages, type Stage } from './pipeline.ts';
import styles from './stat-cards.module.css';

/** The seven numbers as the pipeline they are, and as the table's filter by status; failures stand beside them where there are some. */
export function StatCards({ questionnaireId }: { questionnaireId: number }) {
  const t = useTexts();
  const stats = useQuery(statsOptions(questionnaireId));
  const [params] = useSearchParams();
  const chosen = readTableState(params, evaluationFields).filters.status;
  const cards = useRef<HTMLOListElement>(null);
  const loaded = stats.data !== undefined;
  useEffect(() => {
    // On a narrow screen they are one line that scrolls; the chosen one has to be in sight.
    const card = cards.current?.querySelector<HTMLElement>('[aria-current="true"]');
    if (cards.current && card) cards.current.scrollLeft = card.offsetLeft - cards.current.offsetLeft - 40;
  }, [chosen, loaded]);
  if (stats.isError && !stats.data) {
    return (
      <QueryError
        error={stats.error}
        onRetry={() => void stats.refetch()}
        titleKey="dashboard.stats.failed"
      />
    );
  }
  const withErrors = chosen === 'error' || (stats.data?.error ?? 0) > 0;
  return (
    <nav aria-label={t('dashboard.stats.label')}>
      <ol className={styles.cards} ref={cards}>
        <li>
          <StatCard chosen={chosen} label={t('dashboard.stats.total')} status="" value={stats.data?.total} />
        </li>
        {stages.map((stage) => (
          <li key={stage}>
            <StatCard
              chosen={chosen}
              label={t(`evaluations.status.${stage}`)}
              share={stats.data ? shareOfAll(stats.data, stage) : null}
              status={stage}
              value={stats.data?.[stage]}
            />
          </li>
        ))}
        {withErrors && (
          <li>
            <StatCard
              chosen={chosen}
              label={t('evaluations.status.error')}
              status="error"
              value={stats.data?.error}
            />
          </li>
        )}
      </ol>
    </nav>
  );
}

interface StatCardProps {
  chosen: string;
  label: string;
  value: number | undefined;
  status: Stage | 'error' | '';
  share?: number | null;
}

/** A number that leads to its rows; pressed again it lets all of them through. */
function StatCard({ chosen, label, value, status, share = null }: StatCardProps) {
  const t = useTexts();
  const [params] = useSearchParams();
  const isChosen = chosen === status;
  const filters = { status: isChosen ? '' : status };
  return (
    <Link
      aria-current={isChosen ? 'true' : undefined}
      className={`row spread align-center card nowrap ${styles.card}`}
      preventScrollReset
      style={status === '' ? undefined : statusTone(status)}
      title={share === null ? undefined : t('dashboard.stats.share', { percent: formatPercent(share, 0) })}
      to={`?${writeTableState(params, evaluationFields, { filters })}`}
    >
      <span className={`inline-row align-center text-1 strong ${styles.label}`}>
        {status !== '' && <StatusIcon status={status} />}
        {label}
      </span>{' '}
      {value === undefined ? (
        <span className={`block ${styles.pending}`} />
      ) : (
        <span className="text-5 bold numeric">{formatNumber(value, 0)}</span>
      )}
    </Link>
  );
}
