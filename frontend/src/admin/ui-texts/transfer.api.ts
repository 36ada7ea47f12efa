import { useMutation, useQueryClient } from '@tanstack/react-query';
import { http } from '../../shared/api/http.ts';
import { handOver } from '../../shared/api/save-file.ts';
import { type components } from '../../shared/api/schema.gen.ts';
import { formatNumber } from '../../shared/texts/format.ts';
import { useTexts } from '../../shared/texts/i18n.ts';
import { toast } from '../../shared/toast/toast-store.ts';
import { change } from '../session/change.ts';
import { translationFileName, type TranslationFile } from './translation-file.ts';
import { refreshTexts } from './ui-texts.api.ts';

export type TranslationImportReport = components['schemas']['UiTextImportResponse'];

/** Saves the translation file and says how many records it holds. */
export function useExportTexts() {
  const t = useTexts();
  return useMutation({
    mutationFn: async () => {
      const { data } = await http<TranslationFile>('/api/admin/ui-texts/export');
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      handOver(file, translationFileName(new Date()));
      return data.totalRecords;
    },
    meta: { errorTitle: 'ui-texts.export.failed', errorDefault: 'ui-texts.export.failed-text' },
    onSuccess: (count) =>
      toast({
        title: t('ui-texts.export.done'),
        description: t('ui-texts.export.count', { number: formatNumber(count, 0) }),
        tone: 'good',
      }),
  });
}

/** Sends the records of a translation file and says how many were taken. */
export function useImportTexts() {
  const t = useTexts();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (records: readonly unknown[]) =>
      (await change<TranslationImportReport>('/api/admin/ui-texts/import', { body: { records } })).data,
    meta: { errorTitle: 'ui-texts.import.failed' },
    onSuccess: async ({ imported, failed }) => {
      toast({
        title: t('ui-texts.import.done'),
        description: t('ui-texts.import.count', {
          imported: formatNumber(imported, 0),
          failed: formatNumber(failed, 0),
        }),
        tone: failed > 0 ? 'info' : 'good',
      });
      await refreshTexts(client);
    },
  });
}
