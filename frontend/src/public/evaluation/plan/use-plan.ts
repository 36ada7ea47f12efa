import { useEffect, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { useStore } from '../../../shared/state/store.ts';
import { type EvaluationView } from '../evaluation-view.ts';
import { type TipOfSection } from '../ranked-tips.ts';
import { possibleTips } from '../what-if.ts';
import { planParts, type PlanPart, type StepReason } from './plan-parts.ts';
import { PlanStore, type PlanServer, type PlanView, type StepNotes } from './plan-store.ts';

/** A step of the plan with what is noted of it. */
export type PlanStepView = TipOfSection & { notes: StepNotes; reason?: StepReason };

export interface Plan extends PlanView {
  parts: Readonly<Record<PlanPart, readonly PlanStepView[]>>;
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
  const tips = possibleTips(view);
  const [plan] = useState(() => {
    const ids = tips.map(({ id }) => id);
    return new PlanStore(preview ? null : serverOf(hashedUrl), `plan:${view.id}:`, ids);
  });
  const shown = useStore({ subscribe: plan.subscribe, value: plan.view });
  useEffect(() => (wanted ? plan.keep() : undefined), [plan, wanted]);
  const steps = tips.map((tip) => ({ ...tip, notes: shown.notes.get(tip.id) ?? nothing }));
  const parts = planParts(steps, ({ notes }) => notes.state);
  return { ...shown, parts, change: plan.change, retry: plan.retry, hashedUrl };
}

const nothing: StepNotes = { state: 'open', who: '', due: null };

function serverOf(hashedUrl: string): PlanServer {
  return {
    read: async () => (await call('get', '/api/evaluation/{hashedUrl}/plan', { path: { hashedUrl } })).data,
    save: async (questionId, body) => {
      const path = { hashedUrl, questionId };
      return (await call('put', '/api/evaluation/{hashedUrl}/plan/{questionId}', { path, body })).data;
    },
  };
}

/** The ids of the steps that were started and are not done. */
export const startedSteps = ({ notes }: Pick<PlanView, 'notes'>): string[] =>
  [...notes].flatMap(([id, { state }]) => (state === 'planned' ? [id] : []));
