import type { Language } from '../../../platform/http/languages.js';
import type { WorkbookSheet } from '../../../platform/workbooks/workbook.types.js';
import type { AuditEntryResponse } from './audit-log.dto.js';

const LABELS: Record<Language, readonly [string, readonly string[]]> = {
  hu: ['Napló', ['Időpont (UTC)', 'Admin', 'Művelet', 'Kérdőív', 'Tárgya', 'Eredmény', 'Részletek']],
  en: ['Audit log', ['Time (UTC)', 'Admin', 'Action', 'Questionnaire', 'Target', 'Result', 'Details']],
  ro: ['Jurnal', ['Ora (UTC)', 'Administrator', 'Acțiune', 'Chestionar', 'Obiect', 'Rezultat', 'Detalii']],
};
const WIDTHS = [20, 30, 28, 30, 38, 12, 60];

type Details = NonNullable<AuditEntryResponse['details']>;

/** The wording of a key of the back office; undefined for a key that it does not know. */
export type Words = (key: string) => string | undefined;

/** One row per entry, in the order given and in the words of the log's page. Pure. */
export function toAuditSheet(entries: AuditEntryResponse[], language: Language, words: Words): WorkbookSheet {
  const [name, header] = LABELS[language];
  const rows = entries.map((entry) => [
    entry.at,
    entry.adminEmail,
    words(`audit.action.${entry.action.replaceAll('.', '-')}`) ?? entry.action,
    entry.questionnaireName,
    entry.target,
    words(`audit.result.${entry.result}`) ?? entry.result,
    worded(entry.details, words),
  ]);
  return { name, columns: WIDTHS, rows: [[...header], ...rows] };
}

function worded(details: AuditEntryResponse['details'], words: Words): string | null {
  if (details === null) return null;
  return Object.entries(details)
    .map(([name, value]) => `${words(`audit.detail.${name}`) ?? name}: ${valueOf(name, value, words)}`)
    .join('; ');
}

function valueOf(name: string, value: Details[string], words: Words): string {
  if (value === null) return '–';
  if (typeof value === 'boolean') return words(value ? 'audit.value.yes' : 'audit.value.no') ?? String(value);
  const text = String(value);
  if (name === 'from' || name === 'to') return words(`evaluations.status.${text}`) ?? text;
  if (name !== 'fields') return text;
  return text
    .split(', ')
    .map((field) => words(`audit.field.${field}`) ?? field)
    .join(', ');
}
