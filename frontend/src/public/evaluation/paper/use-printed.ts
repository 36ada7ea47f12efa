import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type WholeEvaluationProps } from './whole-evaluation.tsx';

const loadPaper = () => import('../loaded-later.ts').then(({ WholeEvaluation }) => WholeEvaluation);

/** The whole evaluation for as long as the browser prints, null otherwise: what is for paper only has to stand in the page before it does. */
export function usePrinted(props: WholeEvaluationProps): ReactNode {
  const [paper, setPaper] = useState<ComponentType<WholeEvaluationProps> | null>(null);
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // Ahead of the print, which waits for nothing; without it the page is printed as it is.
    loadPaper().then(
      (loaded) => setPaper(() => loaded),
      () => undefined,
    );
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing && paper !== null ? createElement(paper, props) : null;
}
