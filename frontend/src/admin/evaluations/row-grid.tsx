import { Table } from 'antd';
import { type ReactNode } from 'react';
import { useTexts } from '../../shared/texts/i18n.ts';
import { ScrollRegion } from '../ui/scroll-region.tsx';
import { nextSort } from '../ui/table-url-state.ts';
import { type EvaluationColumn } from './columns.tsx';
import { EditRow } from './edit-row.tsx';
import { type EvaluationRow } from './evaluations.api.ts';
import styles from './evaluations.module.css';

const skeletonRows = Array.from({ length: 8 }, (_, index) => ({ id: `skeleton-${index}` }) as EvaluationRow);

interface RowGridProps {
  rows: readonly EvaluationRow[];
  columns: readonly EvaluationColumn[];
  empty: ReactNode;
  /** Nothing has been loaded yet. */
  loading: boolean;
  /** The rows are those of the question before; the new answer is on its way. */
  stale: boolean;
  sort: string | null;
  onSort: (sort: string | null) => void;
  /** The row whose texts are being edited. */
  openId: string | null;
  onPanelClose: () => void;
}

/** The evaluations as a table; it scrolls sideways in a region of its own when the window is narrow. */
export function RowGrid(props: Readonly<RowGridProps>) {
  const { rows, columns, empty, loading, stale, sort, onSort, openId, onPanelClose } = props;
  const t = useTexts();
  const shownColumns = columns.map((column) => ({
    ...column,
    onHeaderCell: () => ({ className: styles.head ?? '' }),
    ...(loading ? { render: () => <span className={styles.bar} /> } : {}),
  }));
  return (
    <ScrollRegion busy={loading || stale} className={styles.scroll} label={t('evaluations.table.label')}>
      <Table<EvaluationRow>
        className={styles.table ?? ''}
        columns={shownColumns}
        dataSource={loading ? skeletonRows : [...rows]}
        expandable={{
          expandedRowKeys: openId === null ? [] : [openId],
          expandedRowRender: (row) => <EditRow evaluationId={row.id} onClose={onPanelClose} />,
          showExpandColumn: false,
        }}
        locale={{ emptyText: empty }}
        onChange={(_pages, _filters, sorter) => {
          const one = Array.isArray(sorter) ? sorter[0] : sorter;
          // The table names no column any more when the third click takes the order off.
          onSort(one?.columnKey === undefined ? null : nextSort(sort, String(one.columnKey)));
        }}
        pagination={false}
        rowKey="id"
        showSorterTooltip={{ target: 'sorter-icon' }}
        sortDirections={['ascend', 'descend']}
        tableLayout="fixed"
      />
    </ScrollRegion>
  );
}
