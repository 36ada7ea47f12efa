import type { Language } from '../../../platform/http/languages.js';
import type { Cell, WorkbookSheet } from '../../../platform/workbooks/workbook.types.js';
import type { ResultRow } from '../../evaluations/evaluations.query.js';

const LABELS: Record<Language, [string, string[], string[]]> = {
  hu: [
    'Eredmények',
    ['Név', 'Klinika', 'E-mail-cím', 'Állapot', 'Pontszám', 'Elérhető pont', 'Százalék'],
    ['Kitöltve', 'Elküldve', 'Megnyitva', 'Kattintott'],
  ],
  en: [
    'Results',
    ['Name', 'Clinic', 'E-mail address', 'Status', 'Score', 'Maximum', 'Percent'],
    ['Submitted', 'Sent', 'Opened', 'Clicked'],
  ],
  ro: [
    'Rezultate',
    ['Nume', 'Clinică', 'Adresă de e-mail', 'Stare', 'Scor', 'Maxim', 'Procent'],
    ['Completat', 'Trimis', 'Deschis', 'Accesat'],
  ],
};

/** Stands where the name was. */
const ANONYMISED: Record<Language, string> = { hu: '(anonimizálva)', en: '(anonymised)', ro: '(anonimizat)' };

/** The results workbook: one row per evaluation, two columns per section (points and percent), then the dates (UTC). */
export function toResultsSheet(
  rows: ResultRow[],
  sections: { id: number; name: string }[],
  language: Language,
): WorkbookSheet {
  const [name, before, after] = LABELS[language];
  const header = [...before, ...sections.flatMap((section) => [section.name, `${section.name} %`]), ...after];
  return {
    name,
    columns: header.map((_label, index) => (index < 3 ? 30 : 14)),
    rows: [header, ...rows.map((row) => cellsOf(row, sections, language))],
  };
}

function cellsOf(row: ResultRow, sections: { id: number }[], language: Language): Cell[] {
  const scores = new Map(row.sections.map((score) => [score.sectionId, score]));
  return [
    row.anonymisedAt ? ANONYMISED[language] : row.clientName,
    row.clinicName,
    row.clientEmail,
    row.status,
    row.totalScore,
    row.maxScore,
    row.percentage,
    ...sections.flatMap(({ id }) => [scores.get(id)?.score ?? null, scores.get(id)?.percentage ?? null]),
    row.submittedAt,
    row.sentAt,
    row.openedAt,
    row.clickedAt,
  ];
}
