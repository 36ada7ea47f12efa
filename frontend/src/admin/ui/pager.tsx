import { Pagination } from 'antd';
import { type ReactNode } from 'react';
import styles from './pager.module.css';
import { pageSizes, type TableState } from './table-url-state.ts';

interface PagerProps {
  state: Pick<TableState<string>, 'page' | 'size'>;
  change: (patch: { page: number } | { size: number }) => void;
  /** Rows on all pages together. */
  total: number;
  /** False where the page's size is no choice. */
  sizes?: boolean;
  /** How many rows there are, in words. */
  children: ReactNode;
}

/** Below a list: how many rows there are, and the way to the other pages. */
export function Pager({ state, change, total, sizes = true, children }: Readonly<PagerProps>) {
  return (
    <footer className={`cluster gap-3 spread align-center ${styles.pager}`}>
      <p>{children}</p>
      <Pagination
        className={styles.pages ?? ''}
        current={state.page}
        hideOnSinglePage={!sizes || total <= pageSizes[0]}
        onChange={(page, size) => change(size === state.size ? { page } : { size })}
        pageSize={state.size}
        pageSizeOptions={[...pageSizes]}
        responsive
        showSizeChanger={sizes && total > pageSizes[0]}
        total={total}
      />
    </footer>
  );
}
