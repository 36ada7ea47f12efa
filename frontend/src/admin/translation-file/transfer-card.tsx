import { DownloadOutlined, UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, type ChangeEvent } from 'react';
import { formatNumber } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { toast } from '../../shared/toast/toast-store.ts';
import { useConfirm } from '../ui/confirm.tsx';
import { Card } from '../ui/page.tsx';
import { TranslationImportResult } from './translation-import-result.tsx';
import { useExportTexts, useImportTexts } from './transfer.api.ts';
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
