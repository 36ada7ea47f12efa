import { formatDifference, formatPercent } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { Folded } from '../../ui/folded.tsx';
import tableStyles from '../welcome/section-table.module.css';
import { type Change } from './change.ts';

interface Row {
  id: number | 'total';
  name: string;
  percentage: number;
  change: Change;
}

interface ChangeTableProps {
  result: { percentage: number; change: Change | null };
  sections: readonly { id: number; name: string; percentage: number; change: Change | null }[];
  folded?: boolean;
}

/** The whole result and every area, then and now; nothing without an earlier result. */
export function ChangeTable({ result, sections, folded = false }: ChangeTableProps) {
  const t = useTexts();
  if (result.change === null) return null;
  const total: Row = {
    id: 'total',
    name: t('evaluation.change.total'),
    percentage: result.percentage,
    // What differs is marked beside the areas.
    change: { ...result.change, sameQuestions: true },
  };
  const areas = sections.flatMap(({ change, ...section }) =>
    change === null ? [] : [{ ...section, change }],
  );
  const isMarked = areas.some(({ change }) => change.before !== null && !change.sameQuestions);
  const columns = ['before', 'now', 'difference'] as const;
  const table = (
    <>
      <table className={`full numeric ${tableStyles.table}`}>
        <thead className="hide-on-phone">
          <tr>
            <th scope="col">{t('evaluation.welcome.column-section')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`evaluation.change.column-${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[total, ...areas].map((row) => (
            <ChangeRow key={row.id} row={row} />
          ))}
        </tbody>
      </table>
      {isMarked && <p className="text-3 soft">{t('evaluation.change.marked')}</p>}
    </>
  );
  const title = t('evaluation.change.title');
  return folded ? (
    <Folded title={title}>{table}</Folded>
  ) : (
    <section>
      <h2>{title}</h2>
      {table}
    </section>
  );
}

function ChangeRow({ row: { name, percentage, change } }: { row: Row }) {
  const t = useTexts();
  const { before, difference, sameQuestions } = change;
  return (
    <tr>
      <th className="anywhere" scope="row">
        <bdi>{name}</bdi>
      </th>
      <td data-label={t('evaluation.change.column-before')}>
        {before === null ? t('evaluation.change.new-area') : formatPercent(before)}
      </td>
      <td data-label={t('evaluation.change.column-now')}>{formatPercent(percentage)}</td>
      <td className="strong" data-label={t('evaluation.change.column-difference')}>
        {before === null ? '–' : `${formatDifference(difference)}${sameQuestions ? '' : '*'}`}
      </td>
    </tr>
  );
}
