import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { describeFailure } from '../../../shared/api/query-client.ts';
import { text } from '../../../shared/texts/i18n.ts';
import { wasGivenUp } from './xlsx-file.ts';
import { reported, settleWork, type CheckedWork, type Step } from './checked-work.ts';
import { addStartedJob, isJobAnswer, jobsOptions, type Job } from '../jobs/jobs.api.ts';
import { muteOutcome } from '../jobs/job-news.ts';

export interface SendInit {
  /** True: find out what would happen, store nothing. */
  dryRun: boolean;
  signal: AbortSignal;
  onProgress: (fraction: number) => void;
}

/** What a call answers that may go on as a job. */
export type WorkAnswer<Report> = { status: 200; data: Report } | { status: 202; data: Job };

interface CheckedWorkOptions<Input, Report> {
  questionnaireId: number;
  send: (input: Input, init: SendInit) => Promise<WorkAnswer<Report>>;
  /** The report of a finished job. */
  read: (job: Job) => Report | null;
  /** Text key for a failure that came without a reason. */
  fallback: string;
  onDone: () => void;
}

export interface CheckedWorkState<Input, Report> {
  work: CheckedWork<Report>;
  /** The job that runs now, for its progress. */
  job: Job | undefined;
  start: (step: Step, input: Input) => void;
  /** Gives up a call that is under way and begins anew; a job that was started goes on by itself. */
  reset: () => void;
}

/** Checks first, applies on demand; both as jobs whose progress shows. */
export function useCheckedWork<Input, Report>(
  options: CheckedWorkOptions<Input, Report>,
): CheckedWorkState<Input, Report> {
  const { questionnaireId, send, read, fallback, onDone } = options;
  const client = useQueryClient();
  const [work, setWork] = useState<CheckedWork<Report>>({ phase: 'idle' });
  const abort = useRef<AbortController | null>(null);
  const { data: jobs } = useQuery(jobsOptions(questionnaireId));
  const { mutate } = useMutation({
    mutationFn: ({ step, input }: { step: Step; input: Input }) => {
      abort.current = new AbortController();
      setWork({ phase: 'sending', step, fraction: 0 });
      return send(input, {
        dryRun: step === 'check',
        signal: abort.current.signal,
        onProgress: (fraction) => setWork({ phase: 'sending', step, fraction }),
      });
    },
    meta: { quiet: true },
    onSuccess: async (answer, { step }) => {
      if (isJobAnswer(answer)) {
        await addStartedJob(client, answer.data);
        setWork({ phase: 'running', step, jobId: answer.data.id });
        return;
      }
      setWork(reported(step, answer.data));
    },
    onError: (error, { step }) => {
      if (wasGivenUp(error)) setWork({ phase: 'idle' });
      else setWork({ phase: 'failed', step, reason: describeFailure(error, fallback) });
    },
  });
  const jobId = work.phase === 'running' ? work.jobId : null;
  useEffect(() => (jobId === null ? undefined : muteOutcome(jobId)), [jobId]);
  const job = jobs?.find(({ id }) => id === jobId);
  const shown = settleWork(work, job, read, text(fallback)) ?? work;
  const { phase } = shown;
  const finish = useEffectEvent(onDone);
  useEffect(() => {
    if (phase === 'done') finish();
  }, [phase]);
  return {
    work: shown,
    job,
    start: (step, input) => mutate({ step, input }),
    reset: () => {
      abort.current?.abort();
      setWork({ phase: 'idle' });
    },
  };
}
