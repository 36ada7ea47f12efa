import { bombWorkbook, inlineRows, rawWorkbook } from '../../../../test/make/workbooks.js';
import { readWorkbook } from '../../../platform/workbooks/read-workbook.js';
import { WorkbookError } from '../../../platform/workbooks/workbook.errors.js';
import { writeWorkbook } from '../../../platform/workbooks/write-workbook.js';
import { readConfigurationInThread } from './configuration-import.service.js';
import { readConfiguration } from './configuration-workbook.js';

const HEADER = ['section', 'questionText', 'pointValue', 'Note'];
const questionRows = (count: number) =>
  Array.from({ length: count }, (_, n) => ['S', `Kérdés ${n}?`, n % 3 === 0 ? 'sok' : n]);
const withQuestions = (count: number) =>
  writeWorkbook([
    { name: 'Sections', rows: [['name'], ['S']] },
    { name: 'Questions', rows: [HEADER, ...questionRows(count)] },
  ]);

describe('reading a configuration in a thread', () => {
  it('gives what reading in place gives, in its order', async () => {
    const bytes = await withQuestions(1700);
    const read = await readConfigurationInThread(bytes);
    expect(read).toEqual(readConfiguration(await readWorkbook(bytes)));
    expect(read).toMatchObject({ unmatchedColumns: ['Note'], sections: [{ name: 'S' }] });
    expect([read.questions.length, read.errors.length]).toEqual([1700, 567]);
  });

  it('serves many files at once', async () => {
    const bytes = await withQuestions(3);
    const all = await Promise.all(Array.from({ length: 5 }, () => readConfigurationInThread(bytes)));
    expect(all.map(({ questions }) => questions.length)).toEqual([3, 3, 3, 3, 3]);
  });

  it('passes a refusal on, and reads the next file', async () => {
    const refusal = readConfigurationInThread(bombWorkbook(60));
    await expect(refusal).rejects.toBeInstanceOf(WorkbookError);
    await expect(refusal).rejects.toMatchObject({
      code: 'workbook_too_large',
      status: 413,
      params: { fileMegabytes: 10 },
    });
    const good = rawWorkbook({ sheets: [{ name: 'Sections', data: inlineRows([['name'], ['a']]) }] });
    expect((await readConfigurationInThread(good)).sections).toHaveLength(1);
  });

  it('leaves the process free to do other things', async () => {
    const bytes = await withQuestions(9000);
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 5);
    await readConfigurationInThread(bytes);
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(20);
  });
});
