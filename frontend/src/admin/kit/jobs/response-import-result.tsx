import { formatNumber } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { CountTiles } from '../ui/tiles.tsx';
import { Notice } from '../ui/notice.tsx';
import { FindingTable } from './finding-table.tsx';
import { errorsOf, type ImportReport } from './import-report.ts';
import { UnknownAnswers } from './unknown-answers.tsx';

interface ResponseImportResultProps {
  report: ImportReport;
  /** False: nothing is stored yet. */
  done: boolean;
  /** The dialog around it closes when a link leads away. */
  onLeave?: () => void;
}

/** What an import does or did: how many rows are taken over, and for every other one where it is and why. */
export function ResponseImportResult({ report, done, onLeave }: ResponseImportResultProps) {
  const t = useTexts();
  const counts = [
    ...('rows' in report ? [['rows', report.rows] as const] : []),
    ...(['created', 'updated', 'unchanged'] as const).map((name) => [name, report[name]] as const),
  ].map(([name, count]) => [t(`upload.result.${name}`), count] as const);
  const errors = errorsOf(report);
  const clean = errors.length === 0 && report.skipped.length === 0;
  const nothing = clean && report.created + report.updated + report.unchanged === 0;
  return (
    <div className="stack gap-4">
      <CountTiles counts={counts} />
      {nothing && <Notice tone="warning">{t('upload.result.nothing')}</Notice>}
      {!nothing && !done && <Notice tone="info">{t(`upload.result.${plannedText(report)}`)}</Notice>}
      {clean && !nothing && done && <Notice tone="success">{t('upload.result.clean')}</Notice>}
      <FindingTable findings={errors} kind="errors" />
      <FindingTable findings={report.skipped} kind="skipped" />
      <UnknownAnswers done={done} report={report} {...(onLeave ? { onLeave } : {})} />
      <FindingTable findings={report.warnings} kind="warnings" />
      <Columns kind="unmatched" names={report.unmatchedColumns} />
      <Columns kind="missing" names={report.questionsWithoutColumn} />
    </div>
  );
}

/** Whether storing what was checked would change anything. */
export function hasResponses({ created, updated }: ImportReport): boolean {
  return created + updated > 0;
}

function plannedText(report: ImportReport): string {
  return hasResponses(report) ? 'planned' : 'same';
}

/** Columns that no question belongs to, or questions that no column belongs to: the sign of a wrong file. */
function Columns({ kind, names }: { kind: 'unmatched' | 'missing'; names: readonly string[] }) {
  const t = useTexts();
  if (names.length === 0) return null;
  return (
    <details>
      <summary className="strong warning">
        {t(`upload.columns.${kind}`, { number: formatNumber(names.length, 0) })}
      </summary>
      <ul className="bullets anywhere">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </details>
  );
}
