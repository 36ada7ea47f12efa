import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import {
  type EvaluationFilter,
  type EvaluationRow,
  evaluationsOptions,
} from '../../../kit/evaluations/evaluations.api.ts';
import { type TableState } from '../../../kit/ui/table-url-state.ts';
import {
  nothingSelected,
  pageShare,
  pickRows,
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
    pick: (more: readonly EvaluationRow[]) => keep(pickRows(selection, more)),
    clear: () => keep(nothingSelected),
  };
}

/** As many as one job takes (API: bulk). */
const mostPicked = 5000;

/** Picks every row that the filters let through, page by page; null where all of them are picked or they are too many. */
export function useSelectAll(
  questionnaireId: number,
  state: TableState<EvaluationFilter>,
  total: number,
  picks: RowPicks,
) {
  const client = useQueryClient();
  const reading = useMutation({
    mutationFn: async () => {
      const rows: EvaluationRow[] = [];
      for (let page = 1; rows.length < total; page++) {
        const options = evaluationsOptions(questionnaireId, { ...state, page, size: 100 });
        const read = await client.fetchQuery({ ...options, gcTime: 0 });
        rows.push(...read.rows);
        if (read.rows.length === 0) break;
      }
      return rows;
    },
    onSuccess: (rows) => picks.pick(rows),
    meta: { errorTitle: 'evaluations.load.failed' },
  });
  if (picks.share !== 'all' || total <= picks.selection.size || total > mostPicked) return null;
  return { total, isPending: reading.isPending, start: () => reading.mutate() };
}

export type RowPicks = ReturnType<typeof useSelection>;
