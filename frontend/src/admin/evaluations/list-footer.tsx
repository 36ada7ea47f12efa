import { Pagination } from 'antd';
import { formatNumber } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { pageSizes, type TableChange, type TableState } from '../ui/table-url-state.ts';
import { type EvaluationFilter } from './evaluations.api.ts';
import styles from './evaluations.module.css';

interface ListFooterProps {
  state: TableState<EvaluationFilter>;
  change: (patch: TableChange<EvaluationFilter>) => void;
  filtered: boolean;
  loading: boolean;
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
  const { state, change, filtered, loading, onPage, found, total } = props;
  const t = useTexts();
  const first = (state.page - 1) * state.size + 1;
  const numbers = {
    shown: formatNumber(found, 0),
    from: formatNumber(first, 0),
    to: formatNumber(first + onPage - 1, 0),
    total: formatNumber(filtered ? total : found, 0),
  };
  return (
    <footer className={styles.footer}>
      <p className={styles.count}>{loading ? t('loading') : t(countKey(props), numbers)}</p>
      <Pagination
        className={styles.pages ?? ''}
        current={state.page}
        hideOnSinglePage={found <= pageSizes[0]}
        onChange={(page, size) => change(size === state.size ? { page } : { size })}
        pageSize={state.size}
        pageSizeOptions={[...pageSizes]}
        responsive
        showSizeChanger={found > pageSizes[0]}
        total={found}
      />
    </footer>
  );
}

function countKey({ filtered, onPage, found, capped }: ListFooterProps): string {
  if (capped) return 'evaluations.count.over';
  if (filtered) return 'evaluations.count.of';
  return onPage > 0 && onPage < found ? 'evaluations.count.page' : 'evaluations.count.all';
}
