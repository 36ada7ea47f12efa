import { Alert } from 'antd';
import { formatNumber } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { PlannedImpact } from '../../impact/planned-impact.tsx';
import { FindingTable } from '../../jobs/finding-table.tsx';
import { CountTiles } from '../../ui/count-tiles.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import tableStyles from '../../ui/small-table.module.css';
import styles from './import-preview.module.css';
import { hasWork, type ConfigurationReport, type RowChange } from './import-report.ts';

interface ImportPreviewProps {
  report: ConfigurationReport;
  questionnaireId: number;
  /** False: nothing is stored yet. */
  done: boolean;
}

/** What a workbook creates, changes and leaves; or what is wrong with it. */
export function ImportPreview({ report, questionnaireId, done }: Readonly<ImportPreviewProps>) {
  const t = useTexts();
  const counts = (['created', 'updated', 'unchanged'] as const).map(
    (name) => [t(`upload.result.${name}`), report[name]] as const,
  );
  return (
    <div className={styles.preview}>
      <Verdict done={done} report={report} />
      <FindingTable findings={report.errors} kind="errors" />
      {/* With any error nothing is taken over: then there is nothing to count. */}
      {report.errors.length === 0 && (
        <>
          <CountTiles counts={counts} />
          <Changes changes={report.changes} of={report.created + report.updated} />
        </>
      )}
      {report.unmatchedColumns.length > 0 && (
        <p>{t('config.import.unmatched', { names: report.unmatchedColumns.join(', ') })}</p>
      )}
      {!done && hasWork(report) && (
        <section>
          <h3>{t('impact.heading')}</h3>
          <PlannedImpact
            effect={report.effect}
            planned={{ change: 'configuration' }}
            questionnaireId={questionnaireId}
          />
        </section>
      )}
    </div>
  );
}

function Verdict({ report, done }: Readonly<Pick<ImportPreviewProps, 'report' | 'done'>>) {
  const t = useTexts();
  if (report.errors.length > 0) return <Alert showIcon title={t('config.import.refused')} type="error" />;
  if (done) return <Alert showIcon title={t('config.import.done')} type="success" />;
  if (!hasWork(report)) return <Alert showIcon title={t('config.import.nothing')} type="info" />;
  return <Alert showIcon title={t('config.import.ready')} type="info" />;
}

function Changes({ changes, of }: Readonly<{ changes: readonly RowChange[]; of: number }>) {
  const t = useTexts();
  if (changes.length === 0) return null;
  const label = t('config.import.changes');
  return (
    <section>
      <h3>{label}</h3>
      <ScrollRegion className={tableStyles.scroll} label={label}>
        <table className={tableStyles.table}>
          <thead>
            <tr>
              <th scope="col">{t('upload.column.sheet')}</th>
              <th scope="col">{t('upload.column.row')}</th>
              <th scope="col">{t('config.import.name')}</th>
              <th scope="col">{t('config.import.what')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ sheet, row, what, name, fields }, index) => (
              <tr key={`${sheet}-${row}-${index}`}>
                <td data-label={t('upload.column.sheet')}>{sheet}</td>
                <td data-label={t('upload.column.row')}>{row}</td>
                <td>{name}</td>
                <td>
                  {t(`config.import.row-${what}`)}
                  {fields.length > 0 && <FieldChanges fields={fields} />}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {of > changes.length && (
        <p>{t('config.import.more', { number: formatNumber(of - changes.length, 0) })}</p>
      )}
    </section>
  );
}

function FieldChanges({ fields }: Readonly<{ fields: RowChange['fields'] }>) {
  const t = useTexts();
  return (
    <ul className={styles.fields}>
      {fields.map(({ field, from, to }) => (
        <li key={field}>
          {t(`config.field.${field}`, {}, field)}
          {field !== 'position' && `: ${from ?? '–'} → ${to ?? '–'}`}
        </li>
      ))}
    </ul>
  );
}
