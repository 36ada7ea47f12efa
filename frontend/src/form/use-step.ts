import { useCallback, useEffect, useState } from 'react';
import { type Step } from './position.ts';

interface StepState {
  formStep?: Step;
}

/** The step at which this entry of the browser's history was, as after a reload; null in a new one. */
export const stepBefore = (): Step | null => (window.history.state as StepState | null)?.formStep ?? null;

/** The step that is shown: each is an entry of the browser's history, so that its own back and forward lead through them. */
export function useStep(first: Step): [step: Step, go: (step: Step) => void] {
  const [step, setStep] = useState(first);
  useEffect(() => {
    window.history.replaceState({ formStep: first } satisfies StepState, '');
    const follow = ({ state }: PopStateEvent) => setStep((state as StepState | null)?.formStep ?? first);
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [first]);
  const go = useCallback((next: Step) => {
    window.history.pushState({ formStep: next } satisfies StepState, '');
    setStep(next);
  }, []);
  return [step, go];
}
