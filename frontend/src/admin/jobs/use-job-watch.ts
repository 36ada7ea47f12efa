import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { announce } from '../../shared/a11y/announce.ts';
import { formatPercent } from '../../shared/texts/format.ts';
import { useTexts, type Translate } from '../../shared/texts/i18n.ts';
import { toast } from '../../shared/toast/toast-store.ts';
import { isFinished, quarterOf, type JobState } from './job-progress.ts';
import { describeOutcome, kindText } from './job-words.ts';
import { hasFailed, jobsOptions, outcomeOf, type Job } from './jobs.api.ts';
import { endRowWork, failRowWork, rowOfJob } from './row-work.ts';

const toldElsewhere = new Set<string>();

/** Says that an open dialog tells this job's outcome itself; answers how to give that back when it closes. */
export function tellElsewhere(jobId: string): () => void {
  toldElsewhere.add(jobId);
  return () => toldElsewhere.delete(jobId);
}

type Seen = Map<string, { state: JobState; quarter: number }>;

/**
 * Watches the questionnaire's jobs: says each quarter to screen readers, refreshes numbers and rows as work
 * goes on, and tells the outcome once. Jobs that had ended before the page was loaded are left alone.
 */
export function useJobWatch(questionnaireId: number): Job[] {
  const t = useTexts();
  const client = useQueryClient();
  const { data } = useQuery(jobsOptions(questionnaireId));
  const seen = useRef<Seen>(new Map());
  useEffect(() => {
    // A bulk send ends in many small jobs at once: rows and numbers are asked for once a look, not once a job.
    let moved = false;
    let configured = false;
    for (const job of data ?? []) {
      const before = seen.current.get(job.id);
      seen.current.set(job.id, { state: job.state, quarter: quarterOf(job.progress) });
      if (before && !isFinished(before.state) && isFinished(job.state) && configurationKinds.has(job.kind))
        configured = true;
      if (before) moved = followUp(job, before, t) || moved;
      else if (isFinished(job.state)) settleRow(job, t);
    }
    if (moved) refreshEvaluations(client);
    if (configured) refreshConfiguration(client);
  }, [client, data, t]);
  return data ?? [];
}

/** Tells what has become of a job since the last look; true when rows and numbers may have changed. */
function followUp(job: Job, before: { state: JobState; quarter: number }, t: Translate): boolean {
  if (isFinished(before.state)) return false;
  const quarter = quarterOf(job.progress);
  if (isFinished(job.state)) {
    tellOutcome(job, t);
    settleRow(job, t);
    return true;
  }
  if (quarter <= before.quarter) return false;
  announce(t('jobs.quarter', { kind: kindText(t, job.kind), percent: formatPercent(quarter * 25) }));
  return true;
}

/** Numbers and rows are asked for again; the list that is shown stays until the new one is there. */
function refreshEvaluations(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['/api/admin/evaluations'] });
  void client.invalidateQueries({ queryKey: ['/api/admin/stats'] });
}

/** Work that may leave other sections and questions behind. */
const configurationKinds: ReadonlySet<string> = new Set(['import-config', 'sync-form']);

function refreshConfiguration(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['/api/admin/configuration'] });
  void client.invalidateQueries({ queryKey: ['/api/admin/questions'] });
}

/** Work on single rows that another tab, or a bulk job, has started is told at its row alone. */
const rowKinds: ReadonlySet<string> = new Set(['generate', 'send', 'regenerate-part']);

function tellOutcome(job: Job, t: Translate): void {
  const row = rowOfJob(job.id);
  if (toldElsewhere.has(job.id) || (row === null && rowKinds.has(job.kind))) return;
  const tone = outcomeOf(job);
  const end = tone === 'bad' ? 'failed' : 'done';
  const title = row ? `evaluations.${end}.${row.work.step}` : `jobs.${end}.${job.kind}`;
  const about = row ? `${row.work.clientName}: ` : '';
  toast({ title: t(title, {}, kindText(t, job.kind)), description: about + describeOutcome(t, job), tone });
}

function settleRow(job: Job, t: Translate): void {
  const row = rowOfJob(job.id);
  if (!row) return;
  if (hasFailed(job)) failRowWork(row.evaluationId, describeOutcome(t, job));
  else endRowWork(row.evaluationId);
}
