import { inlineRows, makeZip, rawWorkbook, workbookParts } from '../../../test/make/workbooks.js';
import { readWorkbook } from './read-workbook.js';

const oneSheet = (data: string) => ({ sheets: [{ name: 'S', data }] });
const cellsOf = async (bytes: Buffer) => (await readWorkbook(bytes))[0]!.rows.map((row) => row.cells);

describe('a workbook is read', () => {
  it('with its hidden rows and merged cells', async () => {
    const after = '<mergeCells><mergeCell ref="B2:B3"/><mergeCell ref="nonsense"/></mergeCells>';
    const data = '<row><c><v>1</v></c></row><row hidden="1"><c><v>2</v></c></row>';
    expect(await readWorkbook(rawWorkbook({ sheets: [{ name: 'S', data, after }] }))).toEqual([
      {
        name: 'S',
        rows: [
          { number: 1, cells: [1] },
          { number: 2, cells: [2], hidden: true },
        ],
        merged: [{ firstRow: 2, lastRow: 3, firstColumn: 1, lastColumn: 1 }],
      },
    ]);
  });

  it('with percentages as numbers, or as they are shown where that is asked for', async () => {
    const styles = `<numFmts><numFmt numFmtId="170" formatCode="0.0%"/></numFmts>
      <cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="10"/><xf numFmtId="170"/></cellXfs>`;
    const cells = [0, 1, 2, 3].map((style) => `<c s="${style}"><v>0.255</v></c>`).join('');
    const bytes = rawWorkbook({ ...oneSheet(`<row>${cells}<c s="1"><v>1</v></c></row>`), styles });
    expect(await cellsOf(bytes)).toEqual([[0.255, 0.255, 0.255, 0.255, 1]]);
    const [shown] = await readWorkbook(bytes, { asShown: true });
    expect(shown!.rows[0]!.cells).toEqual([0.255, '26%', '25.5%', '25.5%', '100%']);
  });

  it('of a library that declares a macro type no part has', async () => {
    const parts = workbookParts(oneSheet(inlineRows([['a']])));
    const declared =
      '<Default Extension="bin" ContentType="application/vnd.ms-excel.sheet.binary.macroEnabled.main"/></Types>';
    parts[0]!.data = String(parts[0]!.data).replace('</Types>', declared);
    expect(await cellsOf(makeZip(parts))).toEqual([['a']]);
  });
});
