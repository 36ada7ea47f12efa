import { Alert } from 'antd';
import { formatNumber } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { type ImportReport, type RowFinding } from './import-report.ts';
import { ScrollRegion } from '../ui/scroll-region.tsx';
import styles from './import-result.module.css';

/** More findings than this are counted, not listed: nobody reads the thousandth line of a dialog. */
const listedFindings = 200;

/** What came of an import: how many rows were taken over, and for every other one where it is and why. */
export function ImportResult({ report }: Readonly<{ report: ImportReport }>) {
  const t = useTexts();
  const numbers = [
    ...(report.rows === null ? [] : [['rows', report.rows] as const]),
    ['created', report.created],
    ['updated', report.updated],
    ['unchanged', report.unchanged],
  ] as const;
  const clean = report.errors.length === 0 && report.skipped.length === 0;
  const nothing = clean && report.created + report.updated + report.unchanged === 0;
  return (
    <div className={styles.result}>
      <dl className={styles.numbers}>
        {numbers.map(([name, count]) => (
          <div key={name}>
            <dt>{t(`upload.result.${name}`)}</dt>
            <dd>{formatNumber(count, 0)}</dd>
          </div>
        ))}
      </dl>
      {nothing && <Alert showIcon title={t('upload.result.nothing')} type="warning" />}
      {clean && !nothing && <Alert showIcon title={t('upload.result.clean')} type="success" />}
      <Findings findings={report.errors} kind="errors" />
      <Findings findings={report.skipped} kind="skipped" />
      <Findings findings={report.warnings} kind="warnings" />
      <Columns kind="unmatched" names={report.unmatchedColumns} />
      <Columns kind="missing" names={report.questionsWithoutColumn} />
    </div>
  );
}

/** Columns that no question belongs to, or questions that no column belongs to: the sign of a wrong file. */
function Columns({ kind, names }: Readonly<{ kind: 'unmatched' | 'missing'; names: readonly string[] }>) {
  const t = useTexts();
  if (names.length === 0) return null;
  return (
    <details className={styles.columns}>
      <summary>{t(`upload.columns.${kind}`, { number: formatNumber(names.length, 0) })}</summary>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </details>
  );
}

function Findings({
  findings,
  kind,
}: Readonly<{ findings: readonly RowFinding[]; kind: 'errors' | 'skipped' | 'warnings' }>) {
  const t = useTexts();
  if (findings.length === 0) return null;
  const title = t(`upload.result.${kind}`, { number: formatNumber(findings.length, 0) });
  const left = findings.length - listedFindings;
  // A spreadsheet's rows all lie on one sheet, and some findings are about a whole row.
  const columns = (['sheet', 'row', 'column', 'reason'] as const).filter(
    (name) => name === 'reason' || findings.some((finding) => (finding[name] ?? '') !== ''),
  );
  return (
    <section className={styles.findings} data-kind={kind}>
      <h3>{title}</h3>
      <ScrollRegion className={styles.scroll} label={title}>
        <table>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {t(`upload.column.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {findings.slice(0, listedFindings).map((finding, index) => (
              <tr key={`${finding.sheet}-${finding.row}-${finding.column}-${index}`}>
                {columns.map((name) => (
                  <td key={name}>{finding[name] || '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {left > 0 && <p>{t('upload.result.more', { number: formatNumber(left, 0) })}</p>}
    </section>
  );
}
