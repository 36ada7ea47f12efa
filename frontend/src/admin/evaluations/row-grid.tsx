import { Table } from 'antd';
import { useTexts } from '../../shared/texts/i18n.ts';
import { ScrollRegion } from '../ui/scroll-region.tsx';
import { nextSort } from '../ui/table-url-state.ts';
import { type EvaluationColumn } from './columns.tsx';
import { EditRow } from './edit-row.tsx';
import { type EvaluationRow } from './evaluations.api.ts';
import { type RowTools } from './row-tools.ts';
import styles from './evaluations.module.css';

interface RowGridProps {
  rows: readonly EvaluationRow[];
  columns: readonly EvaluationColumn[];
  /** The rows are those of the question before; the new answer is on its way. */
  stale: boolean;
  sort: string | null;
  onSort: (sort: string | null) => void;
  /** The panel under the row whose texts are being edited. */
  panel: RowTools['panel'];
}

/** The evaluations as a table; it scrolls sideways in a region of its own when the window is narrow. */
export function RowGrid(props: Readonly<RowGridProps>) {
  const { rows, columns, stale, sort, onSort, panel } = props;
  const t = useTexts();
  const shownColumns = columns.map((column) => ({
    ...column,
    onHeaderCell: () => ({ className: 'nowrap' }),
  }));
  return (
    <ScrollRegion busy={stale} className={styles.scroll} label={t('evaluations.table.label')}>
      <Table<EvaluationRow>
        className={styles.table ?? ''}
        columns={shownColumns}
        dataSource={[...rows]}
        expandable={{
          expandedRowKeys: panel.openId === null ? [] : [panel.openId],
          expandedRowRender: (row) => (
            <EditRow atFindings={panel.atFindings} evaluationId={row.id} onClose={panel.close} />
          ),
          showExpandColumn: false,
        }}
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
