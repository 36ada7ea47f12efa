import type { Language } from '../../../platform/http/languages.js';
import type { WorkbookSheet } from '../../../platform/workbooks/workbook.types.js';
import type { AuditEntryResponse } from './audit-log.dto.js';

const LABELS: Record<Language, readonly [string, readonly string[]]> = {
  hu: ['Napló', ['Időpont (UTC)', 'Admin', 'Művelet', 'Kérdőív', 'Tárgya', 'Eredmény', 'Részletek']],
  en: ['Audit log', ['Time (UTC)', 'Admin', 'Action', 'Questionnaire', 'Target', 'Result', 'Details']],
  ro: ['Jurnal', ['Ora (UTC)', 'Administrator', 'Acțiune', 'Chestionar', 'Obiect', 'Rezultat', 'Detalii']],
};
const WIDTHS = [20, 30, 28, 30, 38, 12, 60];

/** One row per entry, in the order given. Pure. */
export function toAuditSheet(entries: AuditEntryResponse[], language: Language): WorkbookSheet {
  const [name, header] = LABELS[language];
  const rows = entries.map((entry) => [
    entry.at,
    entry.adminEmail,
    entry.action,
    entry.questionnaireName,
    entry.target,
    entry.result,
    worded(entry.details),
  ]);
  return { name, columns: WIDTHS, rows: [[...header], ...rows] };
}

const worded = (details: AuditEntryResponse['details']) =>
  details === null
    ? null
    : Object.entries(details)
        .map(([key, value]) => `${key}: ${String(value)}`)
        .join('; ');
