import { csvRows } from './csv-rows.js';

const read = (text: string) => csvRows(Buffer.from(text));

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
    expect(read('\uFEFFőű,ș')).toEqual([['őű', 'ș']]);
    expect(read('')).toEqual([]);
  });

  it('is none when a quote is never closed', () => {
    expect(read('a,"b\r\nc,d')).toBeNull();
  });
});
