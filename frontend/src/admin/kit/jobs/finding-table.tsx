import { formatNumber } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { LabelledCell, Table } from '../ui/table.tsx';
import { type RowFinding } from './import-report.ts';

/** More findings than this are counted, not listed: nobody reads the thousandth line of a dialog. */
const listedFindings = 200;

const tones = { errors: 'bad', skipped: 'warning', warnings: 'ink' } as const;

interface FindingTableProps {
  findings: readonly RowFinding[];
  kind: 'errors' | 'skipped' | 'warnings';
  /** How many there are, where not all of them are listed. */
  count?: number;
}

/** What was wrong or odd in a workbook: sheet, row, column and reason. */
export function FindingTable({ findings, kind, count = findings.length }: FindingTableProps) {
  const t = useTexts();
  if (findings.length === 0) return null;
  const title = t(`upload.result.${kind}`, { number: formatNumber(count, 0) });
  const left = count - Math.min(findings.length, listedFindings);
  // A spreadsheet's rows all lie on one sheet, and some findings are about a whole row.
  const columns = (['sheet', 'row', 'column', 'reason'] as const).filter(
    (name) => name === 'reason' || findings.some((finding) => (finding[name] ?? '') !== ''),
  );
  return (
    <section>
      <h3 className={`space-below-2 ${tones[kind]}`}>{title}</h3>
      <Table columns={columns.map((name) => t(`upload.column.${name}`))} form="dense" label={title}>
        {findings.slice(0, listedFindings).map((finding, index) => (
          <tr key={`${finding.sheet}-${finding.row}-${finding.column}-${index}`}>
            {columns.map((name) => (
              <LabelledCell key={name} label={t(`upload.column.${name}`)}>
                {finding[name] || '–'}
              </LabelledCell>
            ))}
          </tr>
        ))}
      </Table>
      {left > 0 && (
        <p className="space-above-2 soft">{t('upload.result.more', { number: formatNumber(left, 0) })}</p>
      )}
    </section>
  );
}
