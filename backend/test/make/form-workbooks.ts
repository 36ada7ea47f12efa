import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cell, WorkbookSheet } from '../../src/platform/workbooks/workbook.types.js';
import { writeWorkbook } from '../../src/platform/workbooks/write-workbook.js';

interface FormQuestion {
  grading?: { pointValue?: number; correctAnswers?: { answers: { value: string }[] } };
  rowQuestion?: { title: string };
}

interface FormItem {
  title?: string;
  pageBreakItem?: object;
  questionItem?: { question: FormQuestion };
  questionGroupItem?: { questions: FormQuestion[] };
}

export interface MadeQuestion {
  section: string;
  questionText: string;
  correctAnswer: string | null;
  pointValue: number;
}

const fixture = <T>(name: string): T =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../fixtures', name), 'utf8')) as T;

/** The questions of a real form; those above its first page break ask for the contact and are left out. */
export function formQuestions(): MadeQuestion[] {
  const questions: MadeQuestion[] = [];
  let section: string | null = null;
  for (const item of fixture<{ items: FormItem[] }>('google-form.json').items) {
    if (item.pageBreakItem) section = item.title ?? '';
    const asked =
      item.questionGroupItem?.questions ?? (item.questionItem ? [item.questionItem.question] : []);
    if (section === null) continue;
    for (const { grading, rowQuestion } of asked)
      questions.push({
        section,
        questionText: rowQuestion ? `${item.title} [${rowQuestion.title}]` : item.title!,
        correctAnswer: grading?.correctAnswers?.answers.map(({ value }) => value).join(', ') ?? null,
        pointValue: grading?.pointValue ?? 0,
      });
  }
  return questions;
}

/** What an export puts into the first row of `Questions`. */
export const QUESTION_HEADER = [
  'questionId',
  'section',
  'questionText',
  'correctAnswer',
  'pointValue',
  'weight',
  'relatedProduct',
  'productDescription',
  'productUrl',
  'relatedTip',
];

/** The form's configuration as a workbook, with a tip for every question and two products. */
export function formConfiguration(): Promise<Buffer> {
  const questions = formQuestions();
  const sections = [...new Set(questions.map(({ section }) => section))];
  const rows = questions.map(({ section, questionText, correctAnswer, pointValue }, index): Cell[] => [
    null,
    section,
    questionText,
    correctAnswer,
    pointValue,
    index + 1,
    pointValue === 0 ? null : index % 2 === 0 ? 'Időpontfoglaló' : 'Emlékeztető szolgáltatás',
    pointValue === 0 ? null : 'Segít a rendelő mindennapjaiban.',
    'https://megoldasok.example/termek',
    pointValue === 0 ? null : `${index + 1}. tipp: foglalkozzanak ezzel a területtel.`,
  ]);
  return writeWorkbook([
    {
      name: 'Sections',
      rows: [
        ['name', 'description', 'include'],
        ...sections.map((name) => [name, `${name} leírása`, 'igen']),
      ],
    },
    { name: 'Questions', rows: [QUESTION_HEADER, ...rows] },
  ]);
}

export interface ExpectedRow {
  row: number;
  outcome: 'import' | 'duplicate' | 'reject' | 'skip';
  clientEmail: string;
  points: number;
  max: number;
  percentage: number;
}

const sheetValues = () => fixture<{ values: string[][] }>('google-sheet-values.json').values;

/** Header and good rows of a real response sheet, with the scores they must get. */
export function goodResponses(): { header: string[]; rows: string[][]; expected: ExpectedRow[] } {
  const expected = fixture<{ rows: ExpectedRow[] }>('google-sheet-expected.json').rows.filter(
    ({ outcome }) => outcome === 'import',
  );
  const values = sheetValues();
  return { header: values[0]!, rows: expected.map(({ row }) => values[row - 1]!), expected };
}

/** The real response sheet as it is, bad rows included. */
export const allResponses = (): string[][] => sheetValues();

/** A made response that answers every question of the sheet the same way; `n` distinguishes its clinic. */
export function madeResponse(n: number, answer: string): string[] {
  const { header } = goodResponses();
  const time = `2026. 04. ${String(1 + (n % 28)).padStart(2, '0')}. 10:${String(n % 60).padStart(2, '0')}:00`;
  const contact = [time, `made-${n}@clinic.example`, '', `Minta Márta ${n}`, `Minta Rendelő ${n}`];
  return [...contact, ...header.slice(5).map(() => answer)];
}

/** Responses as a workbook, headers as a form writes them. */
export const responsesWorkbook = (header: string[], rows: Cell[][]): Promise<Buffer> =>
  writeWorkbook([{ name: 'Űrlapválaszok 1', rows: [header, ...rows] }]);

/** A small questionnaire for tests that are about something else: two sections, five questions, 25 points. */
export const smallConfiguration = (points?: number[]): Promise<Buffer> =>
  writeWorkbook(smallConfigurationSheets(points));

/** The sheets of its workbook. */
export function smallConfigurationSheets(points = [5, 5, 5, 5, 5]): WorkbookSheet[] {
  const rows = points.map((pointValue, index): Cell[] => [
    null,
    index < 3 ? 'Alapok' : 'Haladó',
    `Kérdés ${index + 1}?`,
    'igen',
    pointValue,
    1,
    `Termék ${index + 1}`,
    null,
    null,
    `Tipp ${index + 1}.`,
  ]);
  return [
    {
      name: 'Sections',
      rows: [
        ['name', 'description', 'include'],
        ['Alapok', null, 'igen'],
        ['Haladó', null, 'igen'],
      ],
    },
    { name: 'Questions', rows: [QUESTION_HEADER, ...rows] },
  ];
}

export const SMALL_HEADER = [
  'Időbélyeg',
  'E-mail-cím',
  'Név',
  'Klinika neve',
  ...[1, 2, 3, 4, 5].map((n) => `Kérdés ${n}?`),
];

/** A response to the small questionnaire; the first `right` answers are right. */
export const smallResponse = (n: number, right = 3): string[] => [
  `2026. 05. ${String(1 + (n % 28)).padStart(2, '0')}. ${8 + (Math.floor(n / 28) % 12)}:${String(n % 60).padStart(2, '0')}:00`,
  `client-${n}@clinic.example`,
  `Kliens ${n}`,
  `Klinika ${n}`,
  ...[0, 1, 2, 3, 4].map((index) => (index < right ? 'igen' : 'nem')),
];
