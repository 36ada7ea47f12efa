import { useMutation } from '@tanstack/react-query';
import { saveFile, type Download } from '../../../shared/actions/save-file.ts';
import { questionnaireHeaders } from './shown-questionnaire.ts';

/** Fetches a file and hands it to the browser; a refusal is said in a toast instead of landing in the file. */
export function useDownload() {
  return useMutation({
    mutationFn: (download: Download) => saveFile({ ...download, headers: questionnaireHeaders() }),
    meta: { errorTitle: 'ui.download.failed' },
  });
}
