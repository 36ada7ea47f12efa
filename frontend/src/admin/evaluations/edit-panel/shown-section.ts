import { useState } from 'react';

const shown = new Map<string, number>();

/**
 * Which section of an evaluation's texts is shown. It outlives the panel: a table becomes cards when the window is narrowed,
 * and the panel below its row goes on where it was.
 */
export function useShownSection(evaluationId: string) {
  const [index, setIndex] = useState(() => shown.get(evaluationId) ?? 0);
  const show = (position: number) => {
    shown.set(evaluationId, position);
    setIndex(position);
  };
  return [index, show] as const;
}

/** The panel was closed by its person: the next time it begins at the first section. */
export function forgetShownSection(evaluationId: string): void {
  shown.delete(evaluationId);
}
