import { csvList } from './csv-list.js';
import { readList } from './read-list.js';
import type { Cell, Sheet } from '../../../platform/workbooks/workbook.types.js';

const sheet = (rows: Cell[][], more: Partial<Sheet> = {}): Sheet => ({
  name: 'S',
  rows: rows.map((cells, index) => ({ number: index + 1, cells })),
  ...more,
});
const csv = (text: string, encoding: BufferEncoding = 'utf8') => {
  const read = csvList(Buffer.from(text, encoding));
  return read && readList([read]);
};
const anna = {
  clientName: 'Kovács Anna',
  clinicName: 'Mosoly Kft., Budapest',
  clientEmail: 'anna@mosoly.example',
};

describe('A list of clinics', () => {
  it.each([
    ['hu', ['Klinika neve', 'E-mail-cím', 'Név']],
    ['en', ['Clinic', 'E-mail address', 'Contact person']],
    ['ro', ['Numele clinicii', 'Adresă de e-mail', 'Nume']],
    ['machine keys', ['clinicName', 'clientEmail', 'clientName']],
  ])('is read by its header: %s', (_, header) => {
    const rows = [['List of 2026'], header, [anna.clinicName, anna.clientEmail, anna.clientName], [], header];
    expect(readList([sheet(rows)])).toEqual([{ row: 3, ...anna }]);
  });

  it('without a header is read by where the addresses stand', () => {
    const { clientName, clinicName, clientEmail } = anna;
    expect(
      readList([
        sheet([
          [clientName, clinicName, clientEmail],
          [clientEmail, clientName, clinicName],
          [clinicName, clientEmail],
          [clientEmail],
          ['', clinicName, clientEmail],
          ['nobody'],
        ]),
      ]),
    ).toEqual([
      { row: 1, ...anna },
      { row: 2, ...anna },
      { row: 3, ...anna, clientName: '' },
      { row: 4, ...anna, clientName: '', clinicName: '' },
      { row: 5, ...anna, clientName: '' },
      { row: 6, clientName: '', clinicName: 'nobody', clientEmail: '' },
    ]);
  });

  it('is the first visible sheet with addresses', () => {
    const rows = [[anna.clientEmail]];
    expect(readList([sheet(rows, { hidden: true }), sheet([['x']]), sheet([[], ['a@b.example']])])).toEqual([
      { row: 2, clientName: '', clinicName: '', clientEmail: 'a@b.example' },
    ]);
    expect(readList([sheet(rows, { hidden: true })])).toBeNull();
    expect(readList([])).toBeNull();
  });

  it('takes names as one line of text, whatever is in the cell', () => {
    const [read] = readList([
      sheet([
        ['=HYPERLINK("http://x.example")\r\nBcc: a@b.example', `<b>${'x'.repeat(300)}</b>`, 'c@d.example'],
      ]),
    ])!;
    expect(read!.clinicName).toHaveLength(200);
    expect(read!.clientName).not.toMatch(/[\r\n]/);
    expect(readList([sheet([[7, new Date(NaN), 'a@b.example', true, null]])])).toEqual([
      { row: 1, clientName: '7', clinicName: '', clientEmail: 'a@b.example' },
    ]);
  });

  it.each([
    ['tabs', 'Kovács Anna\tMosoly Kft., Budapest\tanna@mosoly.example\r\n'],
    ['semicolons', 'Kovács Anna;Mosoly Kft., Budapest;anna@mosoly.example'],
    ['commas', 'Kovács Anna,"Mosoly Kft., Budapest",anna@mosoly.example\n'],
    ['a mark of UTF-8', '\uFEFFNév;Klinika;E-mail\nKovács Anna;Mosoly Kft., Budapest;anna@mosoly.example'],
    ['blank lines', '\n\n;;\nKovács Anna;Mosoly Kft., Budapest;anna@mosoly.example\n\n'],
  ])('in text is read with %s', (_, text) => expect(csv(text)).toMatchObject([anna]));

  it('in text is read in the encodings that spreadsheets save', () => {
    expect(csv('\uFEFFKovács Anna\tMosoly Kft., Budapest\tanna@mosoly.example', 'utf16le')).toMatchObject([
      anna,
    ]);
    const latin = Buffer.from('Kovács Anna;Őrmező;a@b.example', 'latin1');
    latin[12] = 0xd5; // Ő in the encoding of Central Europe
    latin[17] = 0xf5;
    expect(readList([csvList(latin)!])).toMatchObject([{ clientName: 'Kovács Anna', clinicName: 'Őrmező' }]);
  });

  it('in text may hold quotes of the text itself', () => {
    expect(csv('Anna;"Mosoly" Fogászat;a@b.example\nÉva;"nyitott;c@d.example')).toMatchObject([
      { row: 1, clinicName: '"Mosoly" Fogászat', clientEmail: 'a@b.example' },
      { row: 2, clinicName: '"nyitott', clientEmail: 'c@d.example' },
    ]);
  });

  it.each(['', '\n\n', 'no address here', '\u0089PNG\r\n\u001a\n\0\0\0'])('is none: %j', (text) =>
    expect(csv(text)).toBeNull(),
  );
});
