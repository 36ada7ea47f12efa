import { useTexts } from '../../../shared/texts/i18n.ts';
import { type useDownload } from './download.ts';

const downloads = ['download-sample-excel', 'download-question-uuids'] as const;

/** Menu entries of the files by which responses are prepared for an upload. */
export function useResponseDownloads(
  questionnaireId: number,
  download: Pick<ReturnType<typeof useDownload>, 'mutate'>,
) {
  const t = useTexts();
  return downloads.map((name) => ({
    key: name,
    label: t(`dashboard.${name}`),
    onClick: () =>
      download.mutate({
        path: `/api/admin/${name}`,
        query: { questionnaireId },
        fallbackName: `${name.replace('download-', '')}.xlsx`,
      }),
  }));
}
