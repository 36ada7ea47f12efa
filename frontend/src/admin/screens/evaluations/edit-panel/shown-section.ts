import { useState } from 'react';
import { readStoredValue, writeStoredValue } from '../../../../shared/state/stored.ts';

const keyOf = (evaluationId: string) => `shown-section:${evaluationId}`;

/**
 * Which section of an evaluation's texts is shown. It outlives the panel: a table becomes cards when the window is narrowed,
 * and the panel below its row goes on where it was.
 */
export function useShownSection(evaluationId: string) {
  const [index, setIndex] = useState(() => {
    const kept = readStoredValue('tab', keyOf(evaluationId)) as { index?: unknown } | null;
    return typeof kept?.index === 'number' ? kept.index : 0;
  });
  const show = (position: number) => {
    writeStoredValue('tab', keyOf(evaluationId), { index: position });
    setIndex(position);
  };
  return [index, show] as const;
}

/** The panel was closed by its person: the next time it begins at the first section. */
export function forgetShownSection(evaluationId: string): void {
  writeStoredValue('tab', keyOf(evaluationId), null);
}
