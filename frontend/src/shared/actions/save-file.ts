import { currentLanguage } from '../texts/i18n.ts';
import { ApiError } from '../api/api-error.ts';
import { addressOf, type QueryValue } from '../api/http.ts';

export interface Download {
  path: string;
  query?: Record<string, QueryValue>;
  headers?: Record<string, string>;
  /** File name when the server names none. */
  fallbackName: string;
}

/** Fetches a file and hands it to the browser. Throws ApiError when it is refused or none arrives. */
export async function saveFile({ path, query, headers, fallbackName }: Download): Promise<void> {
  const response = await fetch(addressOf(path, query), {
    credentials: 'include',
    headers: { 'Accept-Language': currentLanguage(), ...headers },
  }).catch((cause: unknown) => {
    throw ApiError.unreachable(cause);
  });
  if (!response.ok) throw ApiError.fromAnswer(response.status, response.statusText, await response.text());
  const name = fileNameOf(response.headers.get('Content-Disposition')) ?? fallbackName;
  handOver(await response.blob(), name);
}

/** Gives the browser content to keep as a file. */
export function handOver(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
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
