import { type RowWork } from '../../../kit/jobs/row-work.ts';
import { type EvaluationActions } from '../use-evaluation-actions.tsx';
import { type useOpenPanel } from './use-open-panel.ts';
import { type RowPicks } from './use-selection.ts';

/** What every row, or card, of the list works with. */
export type RowTools = Readonly<{
  actions: EvaluationActions;
  /** What goes on at rows, by evaluation id. */
  works: Readonly<Record<string, RowWork>>;
  picks: RowPicks;
  /** Trello is set up: cards can be made and named. */
  withTrello: boolean;
  panel: ReturnType<typeof useOpenPanel>;
  /** Trello is set up, so cards can be made. */
  hasTrello: boolean;
}>;
