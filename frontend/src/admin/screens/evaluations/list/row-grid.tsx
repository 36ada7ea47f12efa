import { Fragment } from 'react';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { Table, UnfoldedRow } from '../../../kit/ui/table.tsx';
import { type EvaluationColumn } from './columns.tsx';
import { EditRow } from './edit-row.tsx';
import { type EvaluationRow } from '../../../kit/evaluations/evaluations.api.ts';
import { type RowTools } from './row-tools.ts';

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
export function RowGrid(props: RowGridProps) {
  const { rows, columns, stale, sort, onSort, panel } = props;
  const t = useTexts();
  return (
    <Table
      busy={stale}
      columns={columns}
      form="wide"
      label={t('evaluations.table.label')}
      sorting={{ sort, onSort }}
    >
      {rows.map((row) => (
        <Fragment key={row.id}>
          <tr>
            {columns.map(({ key, namesRow = false, cell }) =>
              namesRow ? (
                <th key={key} scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td key={key}>{cell(row)}</td>
              ),
            )}
          </tr>
          {panel.openId === row.id && (
            <UnfoldedRow columns={columns.length}>
              <EditRow atFindings={panel.atFindings} evaluationId={row.id} onClose={panel.close} />
            </UnfoldedRow>
          )}
        </Fragment>
      ))}
    </Table>
  );
}
