import { RightOutlined, WarningOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { formatNumber, formatPercent } from '../../../../shared/texts/format.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { type Stats, statsOptions } from '../../../kit/evaluations/evaluations.api.ts';
import { QueryError } from '../../../kit/ui/query-error.tsx';
import { StatusIcon, statusTone } from '../../../kit/ui/status-badge.tsx';
import { shareOfAll, stages, type Stage } from './pipeline.ts';
import styles from './stat-cards.module.css';

/** The seven numbers as the pipeline they are; each leads to its evaluations in the table below. */
export function StatCards({ questionnaireId }: { questionnaireId: number }) {
  const t = useTexts();
  const stats = useQuery(statsOptions(questionnaireId));
  if (stats.isError && !stats.data) {
    return (
      <QueryError
        error={stats.error}
        onRetry={() => void stats.refetch()}
        titleKey="dashboard.stats.failed"
      />
    );
  }
  return (
    <section aria-label={t('dashboard.stats.label')}>
      <ol className={styles.cards}>
        <li>
          <StatCard label={t('dashboard.stats.total')} status="" value={stats.data?.total} />
        </li>
        {stages.map((stage) => (
          <li key={stage}>
            <StatCard
              label={t(`evaluations.status.${stage}`)}
              share={stats.data ? shareOfAll(stats.data, stage) : null}
              status={stage}
              value={stats.data?.[stage]}
            />
          </li>
        ))}
      </ol>
      {stats.data && stats.data.error > 0 && <NeedAttention stats={stats.data} />}
    </section>
  );
}

interface StatCardProps {
  label: string;
  value: number | undefined;
  status: Stage | '';
  share?: number | null;
}

function StatCard({ label, value, status, share = null }: StatCardProps) {
  const t = useTexts();
  const [params] = useSearchParams();
  const chosen = (params.get('status') ?? '') === status;
  return (
    <Link
      aria-current={chosen && status !== '' ? 'true' : undefined}
      className={`stack gap-1 content-start card pad-3 relative ${styles.card}`}
      style={status === '' ? undefined : statusTone(status)}
      preventScrollReset
      to={status === '' ? '?' : `?status=${status}`}
    >
      <span className={`row align-center text-1 strong nowrap ${styles.label}`}>
        {status !== '' && <StatusIcon status={status} />}
        {label}
      </span>
      {value === undefined ? (
        <span className={`block ${styles.pending}`} />
      ) : (
        <span className={`text-6 bold numeric ${styles.value}`}>{formatNumber(value, 0)}</span>
      )}
      <span
        className={`text-1 soft ${styles.share}`}
        title={share === null ? undefined : t('dashboard.stats.share-hint')}
      >
        {share !== null && t('dashboard.stats.share', { percent: formatPercent(share, 0) })}
      </span>
      {status !== '' && status !== 'clicked' && (
        <RightOutlined aria-hidden className={`text-1 ${styles.arrow}`} />
      )}
    </Link>
  );
}

function NeedAttention({ stats }: { stats: Stats }) {
  const t = useTexts();
  return (
    <Link
      className={`inline-row pad-2 tint-error strong bad ${styles.attention}`}
      preventScrollReset
      to="?status=error"
    >
      <WarningOutlined aria-hidden />
      {t('dashboard.stats.attention', { count: stats.error, number: formatNumber(stats.error, 0) })}
    </Link>
  );
}
