import { call } from '../../../shared/api/call.ts';
import { type Schemas } from '../../../shared/api/operations.ts';
import { handOver } from '../../../shared/actions/save-file.ts';
import { useChange } from '../../../shared/actions/use-change.ts';
import { formatNumber } from '../../../shared/texts/format.ts';
import { text } from '../../../shared/texts/i18n.ts';
import { refreshTexts } from '../session/text-overlay.ts';
import { translationFileName, type TextRecord } from './translation-file.ts';

export type TranslationImportReport = Schemas['UiTextImportResponse'];

/** Saves the translation file and says how many records it holds. */
export function useExportTexts() {
  return useChange({
    mutationFn: async () => {
      const { data } = await call('get', '/api/admin/ui-texts/export');
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      handOver(file, translationFileName(new Date()));
      return data.totalRecords;
    },
    done: (count) => ({
      title: 'ui-texts.export.done',
      description: text('ui-texts.export.count', { number: formatNumber(count, 0) }),
    }),
    meta: { errorTitle: 'ui-texts.export.failed', errorDefault: 'ui-texts.export.failed-text' },
  });
}

/** Sends the records of a translation file and says how many were taken. */
export function useImportTexts() {
  return useChange({
    mutationFn: async (records: TextRecord[]) =>
      (await call('post', '/api/admin/ui-texts/import', { body: { records } })).data,
    done: ({ imported, failed }) => ({
      title: 'ui-texts.import.done',
      description: text('ui-texts.import.count', {
        imported: formatNumber(imported, 0),
        failed: formatNumber(failed, 0),
      }),
      tone: failed > 0 ? 'info' : 'good',
    }),
    meta: { errorTitle: 'ui-texts.import.failed' },
    refresh: refreshTexts,
  });
}
