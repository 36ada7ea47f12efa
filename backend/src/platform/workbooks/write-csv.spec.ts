import { csvTable } from './csv-table.js';
import { writeCsv } from './write-csv.js';

describe('a table of text', () => {
  const rows = [
    ['Név', 'Arány', 'Mikor'],
    ['=1+1', 66.7, new Date('2026-11-16T00:30:00Z')],
    ['Ő; „idézet”, "és"\nsor', null, ' szóköz'],
  ];

  it.each([
    ['hu', `Név;Arány;Mikor\r\n'=1+1;66,7;2026-11-16 00:30:00\r\n"Ő; „idézet”, ""és""\nsor";;" szóköz"\r\n`],
    ['ro', `Név;Arány;Mikor\r\n'=1+1;66,7;2026-11-16 00:30:00\r\n"Ő; „idézet”, ""és""\nsor";;" szóköz"\r\n`],
    ['en', `Név,Arány,Mikor\r\n'=1+1,66.7,2026-11-16 00:30:00\r\n"Ő; „idézet”, ""és""\nsor",," szóköz"\r\n`],
  ] as const)(
    'is divided as spreadsheets of the language expect it (%s), and is read whole',
    (language, text) => {
      const written = writeCsv(rows, language);
      expect(written.toString()).toBe(`\ufeff${text}`);
      expect(csvTable(written, 'S')!.rows[2]!.cells).toEqual(['Ő; „idézet”, "és"\nsor', '', ' szóköz']);
    },
  );
});
