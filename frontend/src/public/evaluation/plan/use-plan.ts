import { useEffect, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { useStore } from '../../../shared/state/store.ts';
import { type EvaluationView } from '../evaluation-view.ts';
import { possibleTips } from '../what-if.ts';
import { PlanStore, type PlanServer, type PlanView } from './plan-store.ts';

export interface Plan extends PlanView {
  change: PlanStore['change'];
  retry: () => void;
  /** The owner's link. */
  hashedUrl: string;
}

interface PlanPlace {
  hashedUrl: string;
  /** In the preview nothing is kept. */
  preview: boolean;
  /** The reader has come to where the plan is needed. */
  wanted: boolean;
}

/** The plan of an evaluation, which is read as soon as it is wanted and kept from then on. */
export function usePlan(view: EvaluationView, { hashedUrl, preview, wanted }: PlanPlace): Plan {
  const [plan] = useState(() => {
    const ids = possibleTips(view).map(({ id }) => id);
    return new PlanStore(preview ? null : serverOf(hashedUrl), `plan:${view.id}:`, ids);
  });
  const shown = useStore({ subscribe: plan.subscribe, value: plan.view });
  useEffect(() => (wanted ? plan.keep() : undefined), [plan, wanted]);
  return { ...shown, change: plan.change, retry: plan.retry, hashedUrl };
}

function serverOf(hashedUrl: string): PlanServer {
  return {
    read: async () => (await call('get', '/api/evaluation/{hashedUrl}/plan', { path: { hashedUrl } })).data,
    save: async (questionId, body) => {
      const path = { hashedUrl, questionId };
      return (await call('put', '/api/evaluation/{hashedUrl}/plan/{questionId}', { path, body })).data;
    },
  };
}

/** The steps that are in one of the given states. */
export function stepsThatAre(
  { notes }: Pick<PlanView, 'notes'>,
  ...states: readonly string[]
): ReadonlySet<string> {
  return new Set([...notes].flatMap(([id, { state }]) => (states.includes(state) ? [id] : [])));
}
