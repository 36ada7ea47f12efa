import type { PdfSource } from './compose-content.js';
import { isoDay } from './words.js';

const MOST = 120;

/** The file's name: what it is, the clinic, the day. Without what file systems refuse. Pure. */
export function fileNameOf({ page, date, texts }: Pick<PdfSource, 'page' | 'date' | 'texts'>): string {
  const { clinicName, clientName } = page.evaluation;
  const parts = [texts['evaluation.page.title'], clinicName.trim() || clientName.trim()];
  const name = parts
    .map((part) =>
      part
        .replace(/[\p{Cc}\p{Cf}\p{Cs}\\/:*?"<>|]+/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '')
    .join(' – ');
  return `${[...name].slice(0, MOST).join('').trim()} – ${isoDay(date)}.pdf`;
}
