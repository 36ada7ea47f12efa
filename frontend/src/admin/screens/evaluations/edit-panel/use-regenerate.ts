import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, type Dispatch } from 'react';
import { announce } from '../../../../shared/a11y/announce.ts';
import { describeFailure } from '../../../../shared/api/query-client.ts';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { toast } from '../../../../shared/toast/toast-store.ts';
import { isFinished } from '../../../kit/jobs/job-progress.ts';
import { describeOutcome } from '../../../kit/jobs/job-words.ts';
import { addStartedJob, hasFailed, isJobAnswer, jobsOptions, type Job } from '../../../kit/jobs/jobs.api.ts';
import { muteOutcome } from '../../../kit/jobs/job-news.ts';
import { evaluationKey, evaluationOptions } from '../../../kit/evaluations/evaluations.api.ts';
import { type Draft, type DraftAction } from './draft.ts';
import { refreshAround, regenerateText, restoreText, type Evaluation } from './edit.api.ts';
import { serverTextsOf } from './text-fields.ts';

/** Writes single texts anew, or brings the original back. The server works in the background; the field waits. */
export function useRegenerate(
  evaluation: Evaluation,
  draft: Draft,
  dispatch: Dispatch<DraftAction>,
  labelOf: (field: string) => string,
) {
  const t = useTexts();
  const client = useQueryClient();
  const { id, questionnaireId } = evaluation;
  const sectionIds = evaluation.sectionScores.map(({ sectionId }) => sectionId);

  /** What the server had when a text was asked for anew. */
  const asked = useRef(new Map<string, string>());

  const fail = (field: string, reason: string) => {
    dispatch({ type: 'regenerateFailed', field, reason });
    announce(t('edit.said.failed', { field: labelOf(field), reason }));
    toast({ title: t('edit.regenerate.failed'), description: `${labelOf(field)}: ${reason}`, tone: 'bad' });
  };
  const tellArrival = (field: string, fresh: Evaluation) => {
    const isSame = serverTextsOf(fresh, sectionIds).texts[field] === asked.current.get(field);
    if (isSame) toast({ title: t('edit.regenerate.same'), description: labelOf(field), tone: 'info' });
    else announce(t('edit.said.regenerated', { field: labelOf(field) }));
  };
  /** The server has answered and written nothing (spec: no text generated). */
  const failEmpty = (field: string) => fail(field, t('edit.regenerate.none'));
  const readAnew = async (field: string) => {
    try {
      const fresh = await client.query({ ...evaluationOptions(id), staleTime: 0 });
      dispatch({ type: 'regenerated', field, ...serverTextsOf(fresh, sectionIds) });
      tellArrival(field, fresh);
    } catch (error) {
      fail(field, describeFailure(error));
    }
    refreshAround(client, id);
  };
  useJobEnds(questionnaireId, draft.working, (field, job) => {
    if (job && hasFailed(job)) {
      fail(field, describeOutcome(t, job));
      // The refusal may mean that the text was changed elsewhere.
      void client.invalidateQueries({ queryKey: evaluationKey(id) });
    } else void readAnew(field);
  });

  const start = useMutation({
    mutationFn: (field: string) => regenerateText(id, field),
    meta: { quiet: true },
    onMutate: (field) => {
      asked.current.set(field, draft.base[field] ?? '');
      dispatch({ type: 'regenerating', field, jobId: null });
    },
    onSuccess: async (answer, field) => {
      if (!isJobAnswer(answer)) return hasText(answer.data) ? readAnew(field) : failEmpty(field);
      await addStartedJob(client, answer.data);
      dispatch({ type: 'regenerating', field, jobId: answer.data.id });
    },
    onError: (error, field) => fail(field, describeFailure(error)),
  });
  const restore = useMutation({
    mutationFn: (field: string) => restoreText(id, field, draft.version),
    meta: { errorTitle: 'edit.restore.failed' },
    onSuccess: (restored, field) => {
      dispatch({ type: 'restored', field, ...serverTextsOf(restored, sectionIds) });
      client.setQueryData(evaluationOptions(id).queryKey, restored);
      announce(t('edit.said.restored', { field: labelOf(field) }));
      refreshAround(client, id);
    },
    onError: () => void client.invalidateQueries({ queryKey: evaluationKey(id) }),
  });
  return { regenerate: start.mutate, restore: restore.mutate };
}

/** Whether an answer says that it worked, and brings a text where it names one. */
function hasText(answer: object): boolean {
  const texts = Object.entries(answer).filter(([, value]) => typeof value === 'string');
  const isEmpty = texts.length > 0 && texts.every(([, value]) => (value as string).trim() === '');
  return !('success' in answer && answer.success === false) && !isEmpty;
}

/** Calls back once for each field whose job has ended; a job the server no longer lists has ended, too. */
function useJobEnds(
  questionnaireId: number,
  working: Draft['working'],
  onEnd: (field: string, job: Job | undefined) => void,
): void {
  const { data: jobs } = useQuery(jobsOptions(questionnaireId));
  const handled = useRef(new Set<string>());
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    for (const [field, jobId] of Object.entries(working)) {
      if (jobId === null || jobs === undefined || handled.current.has(jobId)) continue;
      const job = jobs.find((one) => one.id === jobId);
      if (job && !isFinished(job.state)) continue;
      handled.current.add(jobId);
      end(field, job);
    }
  }, [jobs, working]);
  const ids = Object.values(working)
    .filter((jobId) => jobId !== null)
    .join(' ');
  // The field itself shows the outcome, as long as the panel is open.
  useEffect(() => {
    const unmute = ids.split(' ').filter(Boolean).map(muteOutcome);
    return () => unmute.forEach((end) => end());
  }, [ids]);
}
