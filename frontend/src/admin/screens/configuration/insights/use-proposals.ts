import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { useChange } from '../../../../shared/actions/use-change.ts';
import {
  readStored,
  readStoredValue,
  writeStored,
  writeStoredValue,
} from '../../../../shared/state/stored.ts';
import { text } from '../../../../shared/texts/i18n.ts';
import { toast } from '../../../../shared/toast/toast-store.ts';
import { isFinished } from '../../../kit/jobs/job-progress.ts';
import { addStartedJob, isJobAnswer, jobOptions, type Job } from '../../../kit/jobs/jobs.api.ts';
import { formKeyOf } from './insight-work.ts';
import { draftsIn, type ProposedInsight } from './insights.api.ts';

export interface Proposal {
  id: number;
  insight: ProposedInsight;
}

/**
 * Has the AI propose insights, and holds what it has proposed and nobody has decided on: that waits in this browser tab and is
 * stored nowhere else. The AI works on while another screen is shown.
 * @param onNew called when proposals have come
 */
export function useProposals(questionnaireId: number, onNew: () => void) {
  const client = useQueryClient();
  const list = useProposalList(questionnaireId);
  const jobKey = `insightDraftJob:${questionnaireId}`;
  const [jobId, setJobId] = useState(() => readStored('tab', jobKey));
  const waitFor = (id: string | null) => {
    writeStored('tab', jobKey, id);
    setJobId(id);
  };
  const take = (drafts: readonly ProposedInsight[]) => {
    if (drafts.length === 0) toast({ title: text('config.proposed.nothing'), tone: 'info' });
    else {
      list.add(drafts);
      onNew();
    }
  };
  const { data: job, error } = useQuery({ ...jobOptions(jobId ?? ''), enabled: jobId !== null });
  const end = useEffectEvent((ended: Job | undefined) => {
    if (readStored('tab', jobKey) === null) return;
    waitFor(null);
    // The frame says of every job how it has ended.
    if (ended?.kind === 'draft-insights' && ended.result) take(draftsIn(ended.result));
  });
  const isOver = jobId !== null && (error !== null || (job?.id === jobId && isFinished(job.state)));
  useEffect(() => {
    if (isOver) queueMicrotask(() => end(job));
  }, [isOver, job]);
  const { mutate, isPending } = useChange({
    mutationFn: () =>
      call('post', '/api/admin/questionnaires/{id}/insights/drafts', {
        path: { id: questionnaireId },
        async: true,
      }),
    meta: { errorTitle: 'config.proposed.failed' },
    onSuccess: (answer) => {
      if (!isJobAnswer(answer)) return take(draftsIn(answer.data));
      waitFor(answer.data.id);
      return addStartedJob(client, answer.data);
    },
  });
  return {
    proposals: list.proposals,
    drop: list.drop,
    ask: () => mutate(),
    /** The AI is at work. */
    asking: isPending || jobId !== null,
  };
}

function useProposalList(questionnaireId: number) {
  const key = `insightProposals:${questionnaireId}`;
  const read = () => (readStoredValue('tab', key) ?? []) as readonly Proposal[];
  const [proposals, setProposals] = useState(read);
  const set = (next: readonly Proposal[]) => {
    writeStoredValue('tab', key, next.length === 0 ? null : next);
    setProposals(next);
  };
  return {
    proposals,
    add: (drafts: readonly ProposedInsight[]) => {
      const before = read();
      const first = Math.max(0, ...before.map(({ id }) => id)) + 1;
      set([...before, ...drafts.map((insight, index) => ({ id: first + index, insight }))]);
    },
    /** Takes one off the list, with what was typed over it. */
    drop: (id: number) => {
      writeStoredValue('tab', formKeyOf(questionnaireId, `proposal-${id}`), null);
      set(read().filter((one) => one.id !== id));
    },
  };
}
