import Excel from 'exceljs';
import { option } from '../../../../test/make/sections.js';
import { readWorkbook } from '../../../platform/workbooks/read-workbook.js';
import { writeWorkbook } from '../../../platform/workbooks/write-workbook.js';
import type { ResponseQuestion } from '../responses/columns/response-question.js';
import { readResponses } from '../responses/responses-workbook.js';
import { toSampleSheets } from './sample-workbook.js';

describe('the sample of responses', () => {
  it('offers the answers that can be chosen, and is understood with them', async () => {
    const chosen = [option(1, { label: 'Igen' }), option(2, { label: 'E-mail-cím' })];
    const asked: ResponseQuestion[] = [
      { questionId: 'q1', questionText: 'Van honlapjuk?', kind: 'single', options: chosen },
      {
        questionId: 'q2',
        questionText: 'Milyen csatornákon?',
        kind: 'multiple',
        options: [option(3, { label: 'Web' })],
      },
    ];
    const file = await writeWorkbook(toSampleSheets(asked, 'hu'));
    const workbook = new Excel.Workbook();
    await workbook.xlsx.load(file as unknown as ArrayBuffer);
    const [responses, help] = workbook.worksheets;
    expect(responses!.getCell('E3').dataValidation).toMatchObject({
      type: 'list',
      formulae: ["'Útmutató'!$B$13:$B$14"],
    });
    expect(responses!.getCell('F3').dataValidation).toBeUndefined();
    expect([13, 14, 15].map((row) => help!.getCell(row, 2).value)).toEqual(['Igen', 'E-mail-cím', 'Web']);
    const sheets = await readWorkbook(file);
    expect(readResponses(sheets, asked, { language: 'hu' })).toMatchObject({
      rows: [],
      errors: [],
      skipped: [],
    });
  });
});
