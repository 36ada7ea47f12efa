import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { http, type QueryValue } from '../../shared/api/http.ts';
import { useDownload } from '../ui/download.ts';
import { isFinished } from './job-progress.ts';
import { addStartedJob, exportedFile, jobsOptions, type Job } from './jobs.api.ts';

interface Export {
  path: string;
  query: Record<string, QueryValue>;
  /** Text key of what to say when it cannot be started. */
  errorTitle: string;
}

/**
 * Has the server make a workbook as a job, and hands the file to the browser when it is done. A page that was left
 * meanwhile finds it in the job tray.
 */
export function useExportedFile(
  questionnaireId: number,
  { path, query, errorTitle }: Export,
): { start: () => void; pending: boolean } {
  const client = useQueryClient();
  const [jobId, setJobId] = useState<string | null>(null);
  const { data: job } = useQuery({
    ...jobsOptions(questionnaireId),
    select: (jobs) => jobs.find(({ id }) => id === jobId) ?? null,
  });
  const begin = useMutation({
    mutationFn: () => http<Job>(path, { async: true, query }),
    meta: { errorTitle },
    onSuccess: async ({ data }) => {
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
