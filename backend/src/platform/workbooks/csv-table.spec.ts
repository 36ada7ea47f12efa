import { csvRows, csvTable } from './csv-table.js';

const cellsOf = (bytes: Buffer) => csvTable(bytes, 'S')?.rows.map(({ cells }) => cells);
const read = (text: string) => csvRows(text);

describe('a CSV', () => {
  it('keeps commas, quotes and line breaks in cells, blank and ragged rows, and nothing at its end', () => {
    expect(read('a,"b, ""c""","d\r\ne"\r\n,,\r\n\r\nx\r\n1,2,3,4\r\n,,\r\n\r\n')).toEqual([
      ['a', 'b, "c"', 'd\r\ne'],
      ['', '', ''],
      [''],
      ['x'],
      ['1', '2', '3', '4'],
    ]);
  });

  it('may begin with a byte order mark, may be empty, and keeps its letters', () => {
    expect(cellsOf(Buffer.from('\uFEFFőű,ș'))).toEqual([['őű', 'ș']]);
    expect(read('')).toEqual([]);
  });

  it('is none when a quote is never closed, and when it is no text', () => {
    expect(read('a,"b\r\nc,d')).toBeNull();
    expect(csvTable(Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), 'S')).toBeNull();
  });

  it.each(['"', ';', 'x'])('is none when a line holds millions of %s', (sign) => {
    const started = performance.now();
    expect(read(`a;b\n${sign.repeat(9_000_000)}`)).toBeNull();
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it.each([
    [
      'semicolons',
      'Név;Válasz\nAnna;"a;b, c"',
      [
        ['Név', 'Válasz'],
        ['Anna', 'a;b, c'],
      ],
    ],
    [
      'tabs',
      'Név\tVálasz\nAnna\ta; b, c',
      [
        ['Név', 'Válasz'],
        ['Anna', 'a; b, c'],
      ],
    ],
    [
      'commas, though answers have semicolons',
      'Név,Válasz\nAnna,a;b;c',
      [
        ['Név', 'Válasz'],
        ['Anna', 'a;b;c'],
      ],
    ],
    [
      'a sign that its first line names',
      'sep=|\r\nNév|Válasz\r\nAnna|x',
      [
        ['Név', 'Válasz'],
        ['Anna', 'x'],
      ],
    ],
    [
      'semicolons, quoted headers with commas and line ends',
      '"Név, teljes\n(cím)";B\n1;2',
      [
        ['Név, teljes\n(cím)', 'B'],
        ['1', '2'],
      ],
    ],
  ])('is divided by %s', (_what, text, cells) => expect(cellsOf(Buffer.from(text))).toEqual(cells));

  it('is read in the encodings of Windows and in UTF-16', () => {
    const hungarian = Buffer.from([0xd5, 0x72, 0xfb, 0x3b, 0xe1]); // Őrű;á in Windows-1250
    expect(cellsOf(hungarian)).toEqual([['Őrű', 'á']]);
    const western = Buffer.from([0x4d, 0xe8, 0x72, 0x65, 0x3b, 0xe9]); // Mère;é in Windows-1252
    expect(cellsOf(western)).toEqual([['Mère', 'é']]);
    expect(cellsOf(Buffer.from('\uFEFFNév\tő', 'utf16le'))).toEqual([['Név', 'ő']]);
    expect(cellsOf(Buffer.from('\uFEFFNév\tő', 'utf16le').swap16())).toEqual([['Név', 'ő']]);
  });
});
