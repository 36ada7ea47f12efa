import { useState } from 'react';
import { readStoredValue, writeStoredValue } from '../../../../shared/state/stored.ts';
import { formKeyOf } from './insight-work.ts';
import { type ProposedInsight } from './insights.api.ts';

export interface Proposal {
  id: number;
  insight: ProposedInsight;
}

/** What the AI has proposed and nobody has decided on: it waits in this browser tab and is stored nowhere else. */
export function useProposals(questionnaireId: number) {
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
