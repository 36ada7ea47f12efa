import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../shared/api/api-error.ts';
import { addressOf, type QueryValue } from '../../shared/api/http.ts';
import { currentLanguage } from '../../shared/texts/i18n.ts';
import { questionnaireHeaders } from '../session/shown-questionnaire.ts';

interface Download {
  path: string;
  query: Record<string, QueryValue>;
  /** File name when the server names none. */
  fallbackName: string;
}

/** Fetches a file and hands it to the browser; a refusal is told in a toast instead of landing in the file. */
export function useDownload() {
  return useMutation({ mutationFn: saveFile, meta: { errorTitle: 'ui.download.failed' } });
}

async function saveFile({ path, query, fallbackName }: Download): Promise<void> {
  const response = await fetch(addressOf(path, query), {
    credentials: 'include',
    headers: { 'Accept-Language': currentLanguage(), ...questionnaireHeaders() },
  }).catch((cause: unknown) => {
    throw ApiError.unreachable(cause);
  });
  if (!response.ok) throw ApiError.fromAnswer(response.status, response.statusText, await response.text());
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = fileNameOf(response.headers.get('Content-Disposition')) ?? fallbackName;
  link.click();
  // Some browsers start reading only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The file name of a Content-Disposition header (RFC 6266), the extended form first; null when there is none. */
export function fileNameOf(header: string | null): string | null {
  const extended = /filename\*=utf-8''([^;]+)/i.exec(header ?? '')?.[1];
  const plain = /filename="?([^";]+)"?/i.exec(header ?? '')?.[1];
  if (extended === undefined) return plain ?? null;
  try {
    return decodeURIComponent(extended);
  } catch {
    return plain ?? null;
  }
}
