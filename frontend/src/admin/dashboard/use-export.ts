import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { http } from '../../shared/api/http.ts';
import { exportQuery, evaluationFields } from '../evaluations/evaluations.api.ts';
import { isFinished } from '../jobs/job-progress.ts';
import { addStartedJob, exportedFile, jobsOptions, type Job } from '../jobs/jobs.api.ts';
import { useDownload } from '../ui/download.ts';
import { useTableUrlState } from '../ui/table-url-state.ts';

/**
 * Exports the results that the table's filters let through: the server makes the workbook as a job, and when it
 * is done the browser gets the file. A page that was left meanwhile finds it in the job tray.
 */
export function useExport(questionnaireId: number): { start: () => void; pending: boolean } {
  const client = useQueryClient();
  const { state } = useTableUrlState(evaluationFields);
  const [jobId, setJobId] = useState<string | null>(null);
  const { data: job } = useQuery({
    ...jobsOptions(questionnaireId),
    select: (jobs) => jobs.find(({ id }) => id === jobId) ?? null,
  });
  const begin = useMutation({
    mutationFn: () =>
      http<Job>('/api/admin/export-evaluations', {
        async: true,
        query: exportQuery(questionnaireId, state.filters),
      }),
    meta: { errorTitle: 'dashboard.export.failed' },
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
