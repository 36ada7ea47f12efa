import { type ReactNode } from 'react';
import { useTexts } from '../../shared/texts/i18n.ts';
import { type Tip } from './evaluation-view.ts';
import { promiseOf } from './promise.ts';

interface StepFactsProps {
  tip: Tip;
  /** The area, where it is not the page's. */
  area?: string | undefined;
  /** What else is to be said of it. */
  children?: ReactNode;
}

/** Of a step in a few words: its area, what it could bring, how much work it is. */
export function StepFacts({ tip, area, children }: StepFactsProps) {
  const t = useTexts();
  const promise = promiseOf(tip, t);
  return (
    <p className="cluster gap-line text-3 soft hide-empty">
      {area !== undefined && <bdi>{area}</bdi>}
      {promise !== '' && <span>{promise}</span>}
      {(tip.effort === 'small' || tip.effort === 'large') && (
        <span>{t(`evaluation.plan.effort-${tip.effort}`)}</span>
      )}
      {children}
    </p>
  );
}
