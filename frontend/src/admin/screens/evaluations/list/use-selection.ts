import { useMemo, useState } from 'react';
import { type EvaluationRow } from '../../../kit/evaluations/evaluations.api.ts';
import {
  nothingSelected,
  pageShare,
  togglePage,
  togglePick,
  withPresentRows,
  type Selection,
} from '../selection.ts';

/** The picked rows of one questionnaire; another one, or an emptied list, starts with none. */
export function useSelection(questionnaireId: number, rows: readonly EvaluationRow[], nothingThere: boolean) {
  const [kept, setKept] = useState({ questionnaireId, selection: nothingSelected });
  const usable = kept.questionnaireId === questionnaireId && !nothingThere;
  const stored = usable ? kept.selection : nothingSelected;
  const selection = useMemo(() => withPresentRows(stored, rows), [stored, rows]);
  const keep = (next: Selection) => setKept({ questionnaireId, selection: next });
  return {
    selection,
    /** How much of the page that is shown is picked. */
    share: pageShare(selection, rows),
    toggle: (row: EvaluationRow) => keep(togglePick(selection, row)),
    togglePage: () => keep(togglePage(selection, rows)),
    clear: () => keep(nothingSelected),
  };
}

export type RowPicks = ReturnType<typeof useSelection>;
