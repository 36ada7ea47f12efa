import { sheetOf } from '../../../../test/make/workbooks.js';
import { type Cell } from '../../../platform/workbooks/workbook.types.js';
import type { ResponseQuestion } from './columns/response-question.js';
import { findResponseColumns } from './response-columns.js';
import { readResponses } from './responses-workbook.js';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const questions: ResponseQuestion[] = [
  { questionId: id(1), questionText: 'Van honlapjuk?' },
  { questionId: id(2), questionText: 'Milyen csatornákon?', correctAnswer: 'Web, Facebook' },
];
const sheet = (rows: Cell[][], name = 'Lap') => sheetOf(name, rows);
const header = ['Időbélyeg', 'E-mail-cím', 'Név', 'Klinika neve', 'Van honlapjuk?', 'Milyen csatornákon?'];
const read = (rows: Cell[][], more: Partial<Parameters<typeof readResponses>[2]> = {}) =>
  readResponses([sheet(rows)], questions, { language: 'hu', ...more });
const codes = (errors: { row: number; reason: { code: string } }[]) =>
  errors.map(({ row, reason }) => [row, reason.code]);

describe('columns', () => {
  it('with the same header twice are matched in order when counts agree, else reported', () => {
    const twins = [1, 2].map((n) => ({ questionId: id(n), questionText: 'Miért?' }));
    const rows = [
      ['E-mail', 'Név', 'Miért?', 'miért? '],
      ['a@b.hu', 'N', 'első', 'második'],
    ];
    expect(readResponses([sheet(rows)], twins, { language: 'hu' }).rows[0]!.answers).toEqual({
      [id(1)]: 'első',
      [id(2)]: 'második',
    });
    const one = [twins[0]!, { questionId: id(3), questionText: 'Név' }];
    const result = readResponses([sheet(rows)], one, { language: 'hu' });
    expect(result.unmatchedColumns).toEqual(['Miért?', 'miért?']);
    expect(result.questionsWithoutColumn).toEqual(['Miért?']);
    expect(codes(result.notices)).toEqual([[1, 'header_ambiguous']]);
  });

  it('never take a question that mentions e-mail or a clinic for a contact column', () => {
    const columns = findResponseColumns(
      sheet([[...header, 'Küldenek e-mailt a vizit előtt?', 'Hány rendelő van a klinikán?', 'Clinic size']]),
      questions,
    )!;
    expect(columns.contact).toMatchObject({
      timestamp: [0],
      clientEmail: [1],
      clientName: [2],
      clinicName: [3],
    });
  });

  it.each([
    ['Adresa dumneavoastră de e-mail', 'Numele şi prenumele', 'Denumirea clinicii / cabinetului'],
    ['Your email address', 'Your full name', 'Name of the clinic'],
    ['Kérjük, adja meg e-mail-címét!', 'Kapcsolattartó', 'Klinika / rendelő neve '],
    ['E-mail (kapcsolattartó)', 'Teljes név', 'Intézmény neve'],
    ['Adresă de e-mail', 'Persoană de contact', 'Clinica'],
  ])('are found by headers such as %s', (email, name, clinic) => {
    const result = read([
      [email, name, clinic, ...header.slice(4)],
      ['a@b.hu', 'N', 'K', 'Igen'],
    ]);
    expect(result.rows[0]).toMatchObject({ clientEmail: 'a@b.hu', clientName: 'N', clinicName: 'K' });
  });
});
