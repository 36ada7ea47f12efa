import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { announce } from '../../shared/a11y/announce.ts';
import { formatPercent } from '../../shared/texts/format.ts';
import { useTexts, type Translate } from '../../shared/texts/i18n.ts';
import { toast } from '../../shared/toast/toast-store.ts';
import { evaluationKey, refreshEvaluations, refreshFindings } from '../kit/evaluations/evaluations.api.ts';
import { savesMails } from '../kit/integrations/mail-way.api.ts';
import { refreshConfiguration } from '../kit/session/questionnaires.api.ts';
import { isFinished, quarterOf, type JobState } from '../kit/jobs/job-progress.ts';
import { hearOtherTabs, isMuted } from '../kit/jobs/job-news.ts';
import { describeOutcome, kindText } from '../kit/jobs/job-words.ts';
import { hasFailed, jobsKey, jobsOptions, outcomeOf, type Job } from '../kit/jobs/jobs.api.ts';
import { endRowWork, failRowWork, rowOfJob } from '../kit/jobs/row-work.ts';

type LastLook = Readonly<{ state: JobState; quarter: number }>;
type Seen = ReadonlyMap<string, LastLook>;

const justQueued: LastLook = { state: 'queued', quarter: 0 };

/**
 * Watches the questionnaire's jobs: says each quarter to screen readers, refreshes numbers and rows as work
 * goes on, and shows the outcome once. Jobs that had ended before the page was loaded are left alone; one that
 * another tab started and that ended between two looks counts as seen.
 */
export function useJobWatch(questionnaireId: number): Job[] {
  const t = useTexts();
  const client = useQueryClient();
  const { data } = useQuery(jobsOptions(questionnaireId));
  useEffect(() => {
    const look = () => void client.invalidateQueries({ queryKey: jobsKey(questionnaireId) });
    return hearOtherTabs(questionnaireId, look);
  }, [client, questionnaireId]);
  const seen = useRef<Seen | null>(null);
  useEffect(() => {
    if (data === undefined) return;
    const known = seen.current;
    const next = new Map<string, LastLook>();
    // A bulk send ends in many small jobs at once: rows and numbers are asked for once a look, not once a job.
    let moved = false;
    let configured = false;
    let read = false;
    for (const job of data) {
      const before = known?.get(job.id) ?? justQueued;
      next.set(job.id, { state: job.state, quarter: quarterOf(job.progress) });
      if (known !== null && !isFinished(before.state) && isFinished(job.state)) {
        configured ||= configurationKinds.has(job.kind);
        read ||= job.kind === 'second-reading';
        const row = rowOfJob(job.id);
        if (row !== null) void client.invalidateQueries({ queryKey: evaluationKey(row.evaluationId) });
      }
      if (known !== null) moved = followUp(job, before, { t, saves: savesMails(client) }) || moved;
      else if (isFinished(job.state)) settleRow(job, t);
    }
    seen.current = next;
    if (moved) void refreshEvaluations(client);
    if (configured) void refreshConfiguration(client);
    if (read) void refreshFindings(client);
  }, [client, data, t]);
  return data ?? [];
}

interface Announcement {
  t: Translate;
  /** There is no mail service: a mail that is done was saved in the outbox. */
  saves: boolean;
}

/** Announces what has become of a job since the last look; true when rows and numbers may have changed. */
function followUp(job: Job, before: LastLook, { t, saves }: Announcement): boolean {
  if (isFinished(before.state)) return false;
  const quarter = quarterOf(job.progress);
  if (isFinished(job.state)) {
    announceOutcome(job, { t, saves });
    settleRow(job, t);
    return true;
  }
  if (quarter <= before.quarter) return false;
  announce(t('jobs.quarter', { kind: kindText(t, job.kind), percent: formatPercent(quarter * 25) }));
  return true;
}

/** Work that may leave other sections and questions behind. */
const configurationKinds: ReadonlySet<string> = new Set(['import-config', 'sync-form', 'draft-meanings']);

/** Work on single rows that another tab, a bulk job or a sync has started is shown at its row alone. */
const rowKinds: ReadonlySet<string> = new Set([
  'generate',
  'send',
  'regenerate-part',
  'second-reading',
  'trello-cards',
]);

function announceOutcome(job: Job, { t, saves }: Announcement): void {
  const row = rowOfJob(job.id);
  if (isMuted(job.id) || (row === null && rowKinds.has(job.kind))) return;
  const tone = outcomeOf(job);
  const end = tone === 'bad' ? 'failed' : 'done';
  const kind = job.dryRun ? 'dry-run' : job.kind;
  const step = saves && end === 'done' && job.kind === 'send' ? 'saved' : row?.work.step;
  const title = row ? `evaluations.${end}.${step}` : `jobs.${end}.${kind}`;
  const about = row ? `${row.work.clientName}: ` : '';
  toast({ title: t(title, {}, kindText(t, job.kind)), description: about + describeOutcome(t, job), tone });
}

function settleRow(job: Job, t: Translate): void {
  const row = rowOfJob(job.id);
  if (!row) return;
  if (hasFailed(job)) failRowWork(row.evaluationId, describeOutcome(t, job));
  else endRowWork(row.evaluationId);
}
