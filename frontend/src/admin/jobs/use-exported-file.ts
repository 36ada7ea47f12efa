import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDownload } from '../ui/download.ts';
import { isFinished } from './job-progress.ts';
import { addStartedJob, exportedFile, jobsOptions, type Job } from './jobs.api.ts';

interface Export {
  /** Asks for the file; the answer is a job. */
  begin: () => Promise<{ status: number; data: Job | null }>;
  /** Text key of what to say when it cannot be started. */
  errorTitle: string;
}

/**
 * Has the server make a workbook as a job, and hands the file to the browser when it is done. A page that was left
 * meanwhile finds it in the job tray.
 */
export function useExportedFile(
  questionnaireId: number,
  { begin: ask, errorTitle }: Export,
): { start: () => void; pending: boolean } {
  const client = useQueryClient();
  const [jobId, setJobId] = useState<string | null>(null);
  const { data: job } = useQuery({
    ...jobsOptions(questionnaireId),
    select: (jobs) => jobs.find(({ id }) => id === jobId) ?? null,
  });
  const begin = useMutation({
    mutationFn: ask,
    meta: { errorTitle },
    onSuccess: async ({ data }) => {
      if (data === null) return;
      await addStartedJob(client, questionnaireId, data);
      setJobId(data.id);
    },
  });
  const { isPending: saving, mutate: save } = useDownload();
  const ended = job !== null && job !== undefined && isFinished(job.state);
  const saved = useRef<string | null>(null);
  useEffect(() => {
    if (job?.state !== 'done' || saved.current === job.id) return;
    saved.current = job.id;
    save(exportedFile(job));
  }, [job, save]);
  return { start: () => begin.mutate(), pending: begin.isPending || (jobId !== null && !ended) || saving };
}
