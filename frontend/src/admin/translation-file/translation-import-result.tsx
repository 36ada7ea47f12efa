import { formatNumber } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { Table } from '../ui/table.tsx';
import { type TranslationImportReport } from './transfer.api.ts';

/** So many refused records are shown; the rest is counted. */
const mostShown = 100;

/** How many records were taken, and why the others were not. */
export function TranslationImportResult({ report }: Readonly<{ report: TranslationImportReport }>) {
  const t = useTexts();
  const { imported, failed, errors } = report;
  const rest = errors.length - mostShown;
  return (
    <div className="stack gap-3" role="status">
      <p>
        {t('ui-texts.import.count', {
          imported: formatNumber(imported, 0),
          failed: formatNumber(failed, 0),
        })}
      </p>
      {errors.length > 0 && (
        <Table
          columns={[t('ui-texts.import.record'), t('ui-texts.field.key'), t('ui-texts.import.reason')]}
          label={t('ui-texts.import.reasons')}
        >
          {errors.slice(0, mostShown).map(({ record, key, reason }) => (
            <tr key={record}>
              <th scope="row">{formatNumber(record, 0)}</th>
              <td className="text-1 normal anywhere">{key ?? '–'}</td>
              <td>{reason}</td>
            </tr>
          ))}
        </Table>
      )}
      {rest > 0 && <p>{t('ui-texts.import.more', { number: formatNumber(rest, 0) })}</p>}
    </div>
  );
}
