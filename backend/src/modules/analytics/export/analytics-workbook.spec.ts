import { figuresOf } from '../figures.js';
import { answerSharesOf } from '../question-shares.js';
import { toAnalyticsSheets } from './analytics-workbook.js';

const counts = { scores: [], products: [], statuses: [], sections: [], productNames: [], maxScore: 0 };
const question = {
  id: 1,
  questionId: '00000000-0000-4000-8000-000000000001',
  questionText: 'Van honlapja?',
  sectionId: 2,
  sectionName: 'Jelenlét',
  severalChosen: false,
};

function answersSheet(language: 'hu' | 'en' | 'ro', answered: number, unknown: number) {
  const options = [
    { id: 1, label: 'igen', points: 5, n: answered - unknown },
    { id: 2, label: 'nem', points: 0, n: 0 },
  ];
  const sheets = toAnalyticsSheets(
    {
      now: { period: null, ...figuresOf(counts) },
      previous: null,
      trend: [],
      funnel: [],
      questions: [],
      answers: [answerSharesOf({ ...question, answered, unknown, options })],
    },
    language,
  );
  return sheets.at(-1)!;
}

describe('Analytics workbook', () => {
  it('has a row per answer, and one for those that were none of them', () => {
    const { name, rows } = answersSheet('hu', 8, 3);
    expect(name).toBe('Válaszok');
    expect(rows.slice(1)).toEqual([
      ['Van honlapja?', 'Jelenlét', 'igen', 5, 5, 62.5, 8],
      ['Van honlapja?', 'Jelenlét', 'nem', 0, 0, 0, 8],
      ['Van honlapja?', 'Jelenlét', 'Más válasz', null, 3, 37.5, 8],
    ]);
  });

  it('has as many headings as cells in every language, also where nobody has answered', () => {
    for (const language of ['hu', 'en', 'ro'] as const) {
      const { rows } = answersSheet(language, 0, 0);
      expect(rows.map((row) => row.length)).toEqual([7, 7, 7]);
      expect(rows[1]![5]).toBe(0);
    }
  });
});
