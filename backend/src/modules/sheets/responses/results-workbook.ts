import type { Language } from '../../../platform/http/languages.js';
import { clinicZone } from '../../../platform/time/time.js';
import { wallClockAt } from '../../../platform/time/wall-clock.js';
import type { Cell, WorkbookSheet } from '../../../platform/workbooks/workbook.types.js';
import type { ResultRow } from '../../evaluations/evaluations.query.js';
import { answersOf } from '../../scoring/answers.js';
import { numberOf } from '../../scoring/number-of.js';
import { optionReader } from '../../scoring/option-reader.js';
import type { ScoredQuestion, ScoredSection } from '../../scoring/scoring.types.js';
import { EXPORT_KEY_HEADER } from './columns/known-sources.js';
import en from './texts/en.json' with { type: 'json' };
import hu from './texts/hu.json' with { type: 'json' };
import ro from './texts/ro.json' with { type: 'json' };

const TEXTS = { hu, en, ro };

/**
 * The results workbook: one row per evaluation, two columns per section (points and percent), then the times, on the clinics'
 * clocks. In the language of the person who downloads it.
 */
export function toResultsSheet(
  rows: ResultRow[],
  sections: { id: number; name: string }[],
  language: Language,
): WorkbookSheet {
  const { results, clinic, dates } = TEXTS[language];
  const header = [...clinic, ...sections.flatMap((section) => [section.name, `${section.name} %`]), ...dates];
  return {
    name: results,
    columns: header.map((_label, index) => (index < 3 ? 30 : 14)),
    rows: [header, ...rows.map((row) => cellsOf(row, sections, language))],
  };
}

function cellsOf(row: ResultRow, sections: { id: number }[], language: Language): Cell[] {
  const scores = new Map(row.sections.map((score) => [score.sectionId, score]));
  return [
    row.anonymisedAt ? TEXTS[language].anonymised : row.clientName,
    row.clinicName,
    row.clientEmail,
    TEXTS[language].status[row.status],
    row.totalScore,
    row.maxScore,
    row.percentage,
    ...sections.flatMap(({ id }) => [scores.get(id)?.score ?? null, scores.get(id)?.percentage ?? null]),
    onClocks(row.submittedAt),
    onClocks(row.sentAt),
    onClocks(row.openedAt),
    onClocks(row.clickedAt),
  ];
}

/** A moment as a cell's wall-clock time. */
const onClocks = (moment: Date | null): Date | null =>
  moment && new Date(`${wallClockAt(moment, clinicZone())}Z`);

/**
 * The answers beside the results: one row per evaluation, one column per question. Options are named by their labels as
 * they are now, several separated by `; `; an answer that is none stands there as it was given. The last column tells an
 * import which response it is, so that the file can come back.
 */
export function toAnswersSheet(
  rows: ResultRow[],
  sections: Pick<ScoredSection, 'questions'>[],
  language: Language,
): WorkbookSheet {
  const questions = sections.flatMap((section) => section.questions);
  const readers = questions.map((question) => answerShower(question));
  const { answers: sheet, clinic, dates } = TEXTS[language];
  const contact = [...clinic.slice(0, 3), dates[0]!];
  const header = [...contact, ...questions.map(({ questionText }) => questionText), EXPORT_KEY_HEADER];
  return {
    name: sheet,
    columns: header.map(() => 30),
    rows: [
      header,
      ...rows.map((row) => {
        const answers = answersOf(row.rawResponses);
        const name = row.anonymisedAt ? TEXTS[language].anonymised : row.clientName;
        const key = row.anonymisedAt ? null : row.sourceKey;
        const shown = readers.map((read) => read(answers));
        return [name, row.clinicName, row.clientEmail, onClocks(row.submittedAt), ...shown, key];
      }),
    ],
  };
}

/**
 * Both sheets side by side, for a file that holds one table: whose it is once, and points named as such, so that a section
 * called as a question is told from it when the file comes back.
 */
export function toOneTable(
  { rows: results }: WorkbookSheet,
  { rows: answers }: WorkbookSheet,
  language: Language,
): Cell[][] {
  const { clinic, dates } = TEXTS[language];
  const last = results[0]!.length - dates.length;
  return results.map((cells, index) => {
    const scores = cells.slice(clinic.length, last);
    const named = index > 0 ? scores : scores.map((name) => `${clinic[4]}: ${String(name)}`);
    return [
      ...cells.slice(0, 3),
      cells[last]!,
      ...cells.slice(3, clinic.length),
      ...named,
      ...cells.slice(last + 1),
      ...answers[index]!.slice(4),
    ];
  });
}

/** Prepares how the answers to one question stand in an export. */
export function answerShower(question: ScoredQuestion): (answers: ReturnType<typeof answersOf>) => Cell {
  const read = optionReader(question);
  return (answers) => {
    const answer = answers.find(question);
    const value = numberOf(question, answer);
    if (value !== null) return value;
    if (answer === null || !read) return answer;
    const { options, unknown } = read(answer);
    return [...options.map(({ label }) => label), ...unknown].join('; ');
  };
}
