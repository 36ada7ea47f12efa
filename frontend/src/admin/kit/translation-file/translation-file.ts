import { type Schemas } from '../../../shared/api/operations.ts';

export type TextRecord = Schemas['UiTextRecord'];

/** The server takes no larger file. */
const mostBytes = 10_000_000;

/** Why a chosen file is not sent. */
export type TranslationFault = 'format' | 'size';

/**
 * The records of a translation file: JSON with a list of that name. Else what is wrong with it (rules: Translation file).
 * What is wrong with a single record the server says.
 */
export async function readTranslationFile(file: File): Promise<TextRecord[] | TranslationFault> {
  if (file.size > mostBytes) return 'size';
  try {
    const parsed: unknown = JSON.parse(await file.text());
    if (typeof parsed !== 'object' || parsed === null || !('records' in parsed)) return 'format';
    return Array.isArray(parsed.records) ? (parsed.records as TextRecord[]) : 'format';
  } catch {
    return 'format';
  }
}

/** The exported file's name, with the day by this computer's clock: translations-2026-11-21.json. */
export function translationFileName(at: Date): string {
  const [year, month, day] = [at.getFullYear(), at.getMonth() + 1, at.getDate()];
  const two = (value: number) => String(value).padStart(2, '0');
  return `translations-${year}-${two(month)}-${two(day)}.json`;
}
