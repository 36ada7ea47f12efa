import { type Schemas } from '../../../shared/api/operations.ts';
import { formatNumber } from '../../../shared/texts/format.ts';
import { type Translate } from '../../../shared/texts/i18n.ts';
import { roughSpanOf, spanText } from '../ui/time-span.ts';
import { errorsOf, importReportOf, isImport } from './import-report.ts';
import { workLeft } from './job-estimate.ts';
import { handledOf } from './job-progress.ts';
import { hasFailed, type Job } from './jobs.api.ts';
import { rowOfJob } from './row-work.ts';

/** What kind of work it is, in words. */
export function kindText(t: Translate, kind: string): string {
  return t(`jobs.kind.${kind}`, {}, t('jobs.kind.other'));
}

/** The kind of work, and whose row it is about when this browser tab started it there. */
export function jobName(t: Translate, job: Pick<Job, 'id' | 'kind' | 'dryRun'>): string {
  const row = rowOfJob(job.id);
  if (job.dryRun) return t('jobs.dry-run', { kind: kindText(t, job.kind) });
  return row ? `${kindText(t, job.kind)}: ${row.work.clientName}` : kindText(t, job.kind);
}

/** Where a running job stands, such as "12 / 40, failed: 1". */
export function describeProgress(t: Translate, job: Job): string {
  if (job.state === 'queued') return t('jobs.state.queued');
  if (job.progress.total <= 0) return t('jobs.state.running');
  return [
    t('jobs.count.of', {
      done: formatNumber(Math.min(handledOf(job.progress), job.progress.total), 0),
      total: formatNumber(job.progress.total, 0),
    }),
    ...besides(t, job),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** Rows of a file are left out; single pieces of work fail or are skipped. */
function besides(t: Translate, { kind, progress: { failed, skipped } }: Job): string[] {
  if (isImport(kind)) {
    const left = formatNumber(failed + skipped, 0);
    return failed + skipped > 0 ? [t('jobs.count.left-out', { left })] : [];
  }
  return [
    failed > 0 ? t('jobs.count.failed', { failed: formatNumber(failed, 0) }) : '',
    skipped > 0 ? t('jobs.count.skipped', { skipped: formatNumber(skipped, 0) }) : '',
  ];
}

/** About how long a running job still takes; empty while that is unknown. */
export function describeTimeLeft(t: Translate, job: Job): string {
  if (job.state !== 'running') return '';
  const left = workLeft(job.id, job.progress, Date.now());
  return left === null ? '' : t('jobs.left', { time: spanText(t, roughSpanOf(left)) });
}

/** What came of a finished job, in one sentence. */
export function describeOutcome(t: Translate, job: Job): string {
  if (job.state === 'cancelled') {
    return handledOf(job.progress) === 0 || job.progress.total <= 1
      ? t('jobs.state.cancelled')
      : t('jobs.state.cancelled-at', {
          done: formatNumber(job.progress.done, 0),
          total: formatNumber(job.progress.total, 0),
        });
  }
  if (job.error && job.progress.total <= 1) return job.error.message;
  if (job.dryRun && job.state === 'done') return t('jobs.outcome.dry-run');
  const report = importReportOf(job);
  if (report) {
    return t('jobs.outcome.import', {
      created: formatNumber(report.created, 0),
      updated: formatNumber(report.updated, 0),
      unchanged: formatNumber(report.unchanged, 0),
      left: formatNumber(report.skipped.length + errorsOf(report).length, 0),
    });
  }
  if (hasFailed(job) && job.progress.total <= 1) return t('jobs.outcome.failed');
  if (job.kind === 'draft-meanings' && job.result) return draftsText(t, job.result);
  if (isSelection(job.kind) && job.progress.failed + job.progress.skipped === 0) {
    return t(`jobs.outcome.${job.kind}`, { number: formatNumber(job.progress.done, 0) });
  }
  if (job.progress.total <= 1 && !isSelection(job.kind))
    return t(`jobs.outcome.${job.kind}`, {}, t('jobs.outcome.done'));
  return t('jobs.outcome.counts', {
    done: formatNumber(job.progress.done, 0),
    failed: formatNumber(job.progress.failed, 0),
    skipped: formatNumber(job.progress.skipped, 0),
  });
}

/** How many proposals wait for a person, and how many texts got none. */
export function draftsText(
  t: Translate,
  { drafted, refused, missing }: Schemas['DraftResultResponse'],
): string {
  const parts = [
    ['drafted', drafted] as const,
    ['draft-refused', refused] as const,
    ['draft-missing', missing] as const,
  ];
  return parts
    .filter(([name, count]) => count > 0 || name === 'drafted')
    .map(([name, count]) => t(`jobs.outcome.${name}`, { count, number: formatNumber(count, 0) }))
    .join('; ');
}

/** Kinds that do one step for the rows a person has picked. */
function isSelection(kind: string): boolean {
  return kind.endsWith('-selected');
}
