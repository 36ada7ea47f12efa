import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { text } from '../../../shared/texts/i18n.ts';
import { toast } from '../../../shared/toast/toast-store.ts';
import { useDownload } from '../session/download.ts';
import { isFinished } from './job-progress.ts';
import { addStartedJob, exportedFile, hasFailed, jobOptions, jobsOptions, type Job } from './jobs.api.ts';

interface Export {
  /** Null: the export belongs to none, so that no job tray shows it. */
  questionnaireId: number | null;
  /** Asks for the file; the answer is a job. */
  begin: () => Promise<{ data: Job | null }>;
  /** Text key of what to say when it does not work. */
  errorTitle: string;
  fallbackName?: string;
}

/**
 * Has the server make a workbook as a job, and hands the file to the browser when it is done. A page that was left
 * meanwhile finds it in the job tray.
 */
export function useExportedFile(options: Export): { start: () => void; pending: boolean } {
  const { questionnaireId, errorTitle, fallbackName } = options;
  const client = useQueryClient();
  const [started, setStarted] = useState<Job | null>(null);
  const { job, lost } = useStartedJob(questionnaireId, started);
  const begin = useMutation({
    mutationFn: options.begin,
    meta: { errorTitle },
    onSuccess: async ({ data }) => {
      if (data === null) return;
      await addStartedJob(client, data);
      setStarted(data);
    },
  });
  const { isPending: saving, mutate: save } = useDownload();
  const ended = job !== undefined && isFinished(job.state);
  const taken = useRef<string | null>(null);
  useEffect(() => {
    if (job === undefined || !isFinished(job.state) || taken.current === job.id) return;
    taken.current = job.id;
    if (job.state === 'done' && !hasFailed(job)) {
      const file = exportedFile(job);
      save({ ...file, fallbackName: fallbackName ?? file.fallbackName });
    } else if (questionnaireId === null)
      // The tray shows every other job.
      toast({
        title: text(errorTitle),
        description: job.error?.message ?? text('error.unexpected'),
        tone: 'bad',
      });
  }, [errorTitle, fallbackName, job, questionnaireId, save]);
  const waiting = started !== null && !ended && !lost;
  return { start: () => begin.mutate(), pending: begin.isPending || waiting || saving };
}

/** The started job as it is now; lost when the server cannot say. */
function useStartedJob(questionnaireId: number | null, started: Job | null) {
  const listed = useQuery({ ...jobsOptions(questionnaireId ?? 0), enabled: questionnaireId !== null });
  const single = useQuery({
    ...jobOptions(started?.id ?? ''),
    enabled: started !== null && questionnaireId === null,
  });
  if (questionnaireId === null) return { job: single.data, lost: single.isError };
  return { job: listed.data?.find(({ id }) => id === started?.id), lost: false };
}
