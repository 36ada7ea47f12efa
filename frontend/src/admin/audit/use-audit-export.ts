import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../shared/api/api-error.ts';
import { text } from '../../shared/texts/i18n.ts';
import { toast } from '../../shared/toast/toast-store.ts';
import { isFinished, pollDelay } from '../jobs/job-progress.ts';
import { exportedFile, hasFailed, jobOptions } from '../jobs/jobs.api.ts';
import { useDownload } from '../ui/download.ts';
import { type TableState } from '../ui/table-url-state.ts';
import { startExport, type AuditFilter } from './audit.api.ts';

/**
 * Exports what the filters let through: the server makes the workbook as a job, and when it is done the browser
 * gets the file. The job belongs to no questionnaire, so it is watched here instead of in the job tray.
 */
export function useAuditExport(state: TableState<AuditFilter>): { start: () => void; pending: boolean } {
  const [started, setStarted] = useState<{ id: string; at: number } | null>(null);
  const begin = useMutation({
    mutationFn: () => startExport(state),
    meta: { errorTitle: 'audit.export.failed' },
    onSuccess: ({ data }) => data && setStarted({ id: data.id, at: Date.now() }),
  });
  const { data: job, isError } = useQuery({
    ...jobOptions(started?.id ?? ''),
    enabled: started !== null,
    refetchInterval: ({ state: { data, error } }) => {
      if (started === null || (error instanceof ApiError && error.status === 404)) return false;
      return data !== undefined && isFinished(data.state) ? false : pollDelay(Date.now() - started.at);
    },
  });
  const { isPending: saving, mutate: save } = useDownload();
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (job === undefined || !isFinished(job.state) || told.current === job.id) return;
    told.current = job.id;
    if (hasFailed(job))
      toast({
        title: text('audit.export.failed'),
        description: job.error?.message ?? text('error.unexpected'),
        tone: 'bad',
      });
    else save({ ...exportedFile(job), fallbackName: 'audit.xlsx' });
  }, [job, save]);
  const waiting = started !== null && !isError && (job === undefined || !isFinished(job.state));
  return { start: () => begin.mutate(), pending: begin.isPending || waiting || saving };
}
