import type { Language } from '../../../platform/http/languages.js';
import type { Cell, WorkbookSheet } from '../../../platform/workbooks/workbook.types.js';
import type { ResultRow } from '../../evaluations/evaluations.query.js';
import { answersOf } from '../../scoring/answers.js';
import { optionReader } from '../../scoring/option-reader.js';
import type { ScoredQuestion, ScoredSection } from '../../scoring/scoring.types.js';

const LABELS: Record<Language, [string, string[], string[]]> = {
  hu: [
    'Eredmények',
    ['Név', 'Rendelő', 'E-mail-cím', 'Állapot', 'Pontszám', 'Elérhető pont', 'Százalék'],
    ['Kitöltve', 'Elküldve', 'Megnyitva', 'Kattintott'],
  ],
  en: [
    'Results',
    ['Name', 'Clinic', 'E-mail address', 'Status', 'Score', 'Maximum', 'Percent'],
    ['Submitted', 'Sent', 'Opened', 'Clicked'],
  ],
  ro: [
    'Rezultate',
    ['Nume', 'Clinică', 'Adresă de e-mail', 'Stare', 'Punctaj', 'Punctaj maxim', 'Procent'],
    ['Completat', 'Trimis', 'Deschis', 'Accesat'],
  ],
};

const ANSWERS: Record<Language, string> = { hu: 'Válaszok', en: 'Answers', ro: 'Răspunsuri' };

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

/**
 * The answers beside the results: one row per evaluation, one column per question. Options are named by their labels as
 * they are now, several separated by `; `; an answer that is none stands there as it was given.
 */
export function toAnswersSheet(
  rows: ResultRow[],
  sections: Pick<ScoredSection, 'questions'>[],
  language: Language,
): WorkbookSheet {
  const questions = sections.flatMap((section) => section.questions);
  const readers = questions.map((question) => readerOf(question));
  const [, before] = LABELS[language];
  const header = [...before.slice(0, 3), ...questions.map(({ questionText }) => questionText)];
  return {
    name: ANSWERS[language],
    columns: header.map(() => 30),
    rows: [
      header,
      ...rows.map((row) => {
        const answers = answersOf(row.rawResponses);
        const name = row.anonymisedAt ? ANONYMISED[language] : row.clientName;
        return [name, row.clinicName, row.clientEmail, ...readers.map((read) => read(answers))];
      }),
    ],
  };
}

function readerOf(question: ScoredQuestion): (answers: ReturnType<typeof answersOf>) => Cell {
  const read = optionReader(question);
  return (answers) => {
    const answer = answers.find(question);
    if (answer === null || !read) return answer;
    const { options, unknown } = read(answer);
    return [...options.map(({ label }) => label), ...unknown].join('; ');
  };
}
