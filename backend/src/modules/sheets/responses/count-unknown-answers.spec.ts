import { sheetOf } from '../../../../test/make/workbooks.js';
import type { Cell } from '../../../platform/workbooks/workbook.types.js';
import type { ScoredOption } from '../../scoring/scoring.types.js';
import type { ResponseQuestion } from './columns/response-question.js';
import { readResponses } from './responses-workbook.js';

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const option = (id: number, label: string, more: Partial<ScoredOption> = {}): ScoredOption => ({
  id,
  position: id,
  label,
  aliases: [],
  points: id,
  meaning: null,
  advice: null,
  leadsTo: null,
  prepares: false,
  exclusive: false,
  notApplicable: false,
  from: null,
  ...more,
});
const booking: ResponseQuestion = {
  questionId: uuid(1),
  questionText: 'Lehet online foglalni?',
  kind: 'single',
  options: [option(1, 'igen'), option(2, 'részben'), option(3, 'nem', { aliases: ['soha'] })],
};
const channels: ResponseQuestion = {
  questionId: uuid(2),
  questionText: 'Milyen csatornákon?',
  kind: 'multiple',
  options: [option(4, 'Web'), option(5, 'SMS; MMS'), option(6, 'Egyik sem', { exclusive: true })],
};
const note: ResponseQuestion = {
  questionId: uuid(3),
  questionText: 'Megjegyzés?',
  kind: 'text',
  options: [],
};
const questions = [booking, channels, note];
const HEADER = ['Időbélyeg', 'E-mail-cím', ...questions.map(({ questionText }) => questionText)];
const row = (n: number, ...answers: Cell[]): Cell[] => [
  `2026. 03. 02. 9:${String(Math.floor(n / 60)).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}`,
  `a${n}@b.hu`,
  ...answers,
];
const read = (...rows: Cell[][]) =>
  readResponses([sheetOf('Lap', [HEADER, ...rows])], questions, { language: 'hu' });

describe('answers of a file that are no option', () => {
  it('are listed by question and folded value, most frequent first, with first place and nearest option', () => {
    const { rows, errors, unknownAnswers, unknownAnswerCount } = read(
      row(1, 'igen', 'Web', 'bármi'),
      row(2, 'Igen, de csak részben', 'fax'),
      row(3, 'talán', 'web, FAX'),
      row(4, ' IGEN, de  csak részben', 'Egyik sem'),
      row(5, 'soha', null, 'talán'),
    );
    expect([rows.length, errors]).toEqual([5, []]);
    expect(unknownAnswerCount).toBe(5);
    expect(unknownAnswers).toEqual([
      {
        questionId: uuid(1),
        questionText: booking.questionText,
        value: 'Igen, de csak részben',
        nearest: { id: 2, label: 'részben' },
        isMappable: true,
        responses: 2,
        sheet: 'Lap',
        row: 3,
        column: booking.questionText,
      },
      {
        questionId: uuid(2),
        questionText: channels.questionText,
        value: 'fax',
        nearest: null,
        isMappable: true,
        responses: 2,
        sheet: 'Lap',
        row: 3,
        column: channels.questionText,
      },
      expect.objectContaining({ value: 'talán', nearest: null, responses: 1, row: 4 }),
    ]);
  });

  it('tell of options that contradict each other, as a whole', () => {
    const { unknownAnswers } = read(row(1, 'igen', 'Web, Egyik sem'));
    expect(unknownAnswers).toMatchObject([{ questionId: uuid(2), value: 'Web, Egyik sem', row: 2 }]);
  });

  it('are none where ticked options stand between semicolons, also of a label that has one', () => {
    const { rows, unknownAnswerCount } = read(row(1, 'igen', 'Web;SMS; MMS'));
    expect(unknownAnswerCount).toBe(0);
    expect(rows[0]!.answers[uuid(2)]).toBe('Web, SMS, MMS');
  });

  it('may have 200 parts', () => {
    const parts = Array.from({ length: 200 }, (_, n) => `rész ${n}`);
    const { unknownAnswers, unknownAnswerCount } = read(row(1, 'igen', ['Web', ...parts].join(', ')));
    expect(unknownAnswerCount).toBe(200);
    expect(new Set(unknownAnswers.map(({ value }) => value))).toEqual(new Set(parts));
  });

  it('are counted beyond the 200 that are listed, the most frequent of them', () => {
    const rows = Array.from({ length: 450 }, (_, n) => row(n, n < 300 ? `más ${n}` : `más ${n - 300}`));
    const { unknownAnswers, unknownAnswerCount } = read(...rows);
    expect([unknownAnswers.length, unknownAnswerCount]).toEqual([200, 450]);
    const twice = unknownAnswers.filter(({ responses }) => responses === 2);
    expect(twice.map(({ value }) => value)).toEqual(Array.from({ length: 150 }, (_, n) => `más ${n}`));
    expect(unknownAnswers.slice(150).every(({ responses }) => responses === 1)).toBe(true);
  });

  it('are not looked for in rows that are not taken', () => {
    const twice = row(1, 'talán');
    const result = read(twice, twice, ['2026. 03. 03. 9:00:00', 'nem cím', 'talán']);
    expect(result).toMatchObject({ unknownAnswerCount: 1, unknownAnswers: [{ row: 2, responses: 1 }] });
  });

  it('can be mapped to nothing where a number has no bands', () => {
    const beds = { ...note, questionText: 'Hány ágyuk van?', kind: 'number' as const, decimals: false };
    const { unknownAnswers } = readResponses(
      [sheetOf('Lap', [['Időbélyeg', 'E-mail-cím', beds.questionText], row(1, '12'), row(2, 'sok')])],
      [beds],
      { language: 'hu' },
    );
    expect(unknownAnswers).toMatchObject([{ value: 'sok', nearest: null, isMappable: false, row: 3 }]);
  });

  it('cannot be where a question has no options', () => {
    expect(read(row(1, 'igen', 'Web', 'Egyik sem, semmi'))).toMatchObject({ unknownAnswerCount: 0 });
  });
});
