import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { describeFailure } from '../../shared/api/query-client.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { refreshEvaluations } from '../evaluations/evaluations.api.ts';
import { addStartedJob, isJobAnswer, jobsOptions, type Job } from '../jobs/jobs.api.ts';
import { tellElsewhere } from '../jobs/use-job-watch.ts';
import { changeByUpload } from '../session/change.ts';
import { faultOf, wasGivenUp } from '../ui/xlsx-file.ts';
import { settle, startOfFlow, type UploadFlow } from './upload-flow.ts';

interface Upload {
  flow: UploadFlow;
  job: Job | undefined;
  choose: (file: File) => void;
  start: (file: File) => void;
  /** Stops an upload that is under way and goes back to the beginning; a started job goes on by itself. */
  reset: () => void;
}

/** The way of a workbook: chosen and checked, sent with progress, worked on as a job, reported. */
export function useUpload(questionnaireId: number): Upload {
  const t = useTexts();
  const client = useQueryClient();
  const [flow, setFlow] = useState<UploadFlow>(startOfFlow);
  const abort = useRef<AbortController | null>(null);
  const { data: jobs } = useQuery(jobsOptions(questionnaireId));
  const { mutate } = useMutation({
    mutationFn: (file: File) => {
      abort.current = new AbortController();
      setFlow({ phase: 'uploading', file, fraction: 0 });
      return sendFile(file, abort.current.signal, (fraction) =>
        setFlow({ phase: 'uploading', file, fraction }),
      );
    },
    meta: { quiet: true },
    onSuccess: async (answer, file) => {
      if (isJobAnswer(answer)) {
        await addStartedJob(client, questionnaireId, answer.data);
        setFlow({ phase: 'processing', file, jobId: answer.data.id });
        return;
      }
      setFlow({ phase: 'done', report: answer.data });
      await refreshEvaluations(client);
    },
    onError: (error, file) => {
      if (wasGivenUp(error)) setFlow(startOfFlow);
      else setFlow({ phase: 'failed', file, reason: describeFailure(error, 'upload.failed.default') });
    },
  });
  const jobId = flow.phase === 'processing' ? flow.jobId : null;
  useEffect(() => (jobId === null ? undefined : tellElsewhere(jobId)), [jobId]);
  const job = flow.phase === 'processing' ? jobs?.find(({ id }) => id === flow.jobId) : undefined;
  return {
    flow: settle(flow, job, t('upload.failed.default')) ?? flow,
    job,
    choose: (file) => {
      const fault = faultOf(file);
      setFlow({ phase: 'choosing', fault, file: fault === null ? file : null });
    },
    start: (file) => mutate(file),
    reset: () => {
      abort.current?.abort();
      setFlow(startOfFlow);
    },
  };
}

function sendFile(file: File, signal: AbortSignal, onProgress: (fraction: number) => void) {
  const form = new FormData();
  form.append('file', file);
  return changeByUpload('/api/admin/import-responses', form, { async: true, signal, onProgress });
}
