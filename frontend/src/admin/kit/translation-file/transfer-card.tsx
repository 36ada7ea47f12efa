import { DownloadOutlined, UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, type ChangeEvent } from 'react';
import { formatNumber } from '../../../shared/texts/format.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { toast } from '../../../shared/toast/toast-store.ts';
import { useConfirm } from '../ui/confirm.tsx';
import { Card } from '../ui/page.tsx';
import { Table } from '../ui/table.tsx';
import { useExportTexts, useImportTexts, type TranslationImportReport } from './transfer.api.ts';
import { readTranslationFile, type TextRecord } from './translation-file.ts';

/** The translation file, out and in (rules: Translation file). */
export function TransferCard() {
  const t = useTexts();
  const exported = useExportTexts();
  const imported = useImportTexts();
  const choose = useChosenFile((records) => imported.mutate(records));
  const field = useRef<HTMLInputElement>(null);
  return (
    <Card
      actions={
        <>
          <Button
            icon={<DownloadOutlined aria-hidden />}
            loading={exported.isPending}
            onClick={() => exported.mutate()}
          >
            {t('ui-texts.export.action')}
          </Button>
          <Button
            icon={<UploadOutlined aria-hidden />}
            loading={imported.isPending}
            onClick={() => field.current?.click()}
          >
            {t('ui-texts.import.action')}
          </Button>
          <input
            accept=".json,application/json"
            aria-label={t('ui-texts.import.file')}
            hidden
            onChange={choose}
            ref={field}
            type="file"
          />
        </>
      }
      note={t('ui-texts.transfer.note')}
      title={t('ui-texts.transfer.title')}
    >
      {imported.data !== undefined && !imported.isPending && (
        <TranslationImportResult report={imported.data} />
      )}
    </Card>
  );
}

/** Reads the chosen file, says what is wrong with it, and asks before its records go over what is there. */
function useChosenFile(onRecords: (records: TextRecord[]) => void) {
  const t = useTexts();
  const confirm = useConfirm();
  return async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.item(0);
    if (!file) return;
    const records = await readTranslationFile(file);
    // The same file may be chosen again after it was corrected.
    target.value = '';
    if (!Array.isArray(records)) {
      toast({
        title: t('ui-texts.import.failed'),
        description: t(`ui-texts.import.${records}`),
        tone: 'bad',
      });
      return;
    }
    const agreed = await confirm({
      title: t('ui-texts.import.ask', { name: file.name }),
      content: t('ui-texts.import.ask-text', { number: formatNumber(records.length, 0) }),
      okText: t('ui-texts.import.ok'),
    });
    if (agreed) onRecords(records);
  };
}

/** So many refused records are shown; the rest is counted. */
const mostShown = 100;

/** How many records were taken, and why the others were not. */
function TranslationImportResult({ report }: { report: TranslationImportReport }) {
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
