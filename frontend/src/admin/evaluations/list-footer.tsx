import { formatNumber } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { Pager } from '../ui/pager.tsx';
import { type TableChange, type TableState } from '../ui/table-url-state.ts';
import { type EvaluationFilter } from './evaluations.api.ts';

interface ListFooterProps {
  state: TableState<EvaluationFilter>;
  change: (patch: TableChange<EvaluationFilter>) => void;
  filtered: boolean;
  /** Rows on this page. */
  onPage: number;
  /** Rows that match the filters. */
  found: number;
  /** More match than `found` says. */
  capped: boolean;
  /** All rows of the questionnaire. */
  total: number;
}

/** How many rows are shown, of how many, and the way to the other pages. */
export function ListFooter(props: Readonly<ListFooterProps>) {
  const { state, change, filtered, onPage, found, total } = props;
  const t = useTexts();
  const first = (state.page - 1) * state.size + 1;
  const numbers = {
    shown: formatNumber(found, 0),
    from: formatNumber(first, 0),
    to: formatNumber(first + onPage - 1, 0),
    total: formatNumber(filtered ? total : found, 0),
  };
  return (
    <Pager change={change} state={state} total={found}>
      {t(countKey(props), numbers)}
    </Pager>
  );
}

function countKey({ filtered, onPage, found, capped }: ListFooterProps): string {
  if (capped) return 'evaluations.count.over';
  if (filtered) return 'evaluations.count.of';
  return onPage > 0 && onPage < found ? 'evaluations.count.page' : 'evaluations.count.all';
}
