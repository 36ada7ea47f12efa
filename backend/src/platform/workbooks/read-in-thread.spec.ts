import { bombWorkbook, inlineRows, rawWorkbook } from '../../../test/make/workbooks.js';
import { readWorkbookInThread } from './read-in-thread.js';
import { readWorkbook } from './read-workbook.js';
import { WorkbookError } from './workbook.errors.js';
import { writeWorkbook } from './write-workbook.js';

describe('reading in a thread', () => {
  it('gives what reading in place gives', async () => {
    const rows = Array.from({ length: 3000 }, (_, i) => [
      new Date(Date.UTC(2026, 0, 1, 0, i)),
      `név ${i}`,
      i,
      null,
      true,
    ]);
    const bytes = await writeWorkbook([
      { name: 'A', rows },
      { name: 'B', rows: [['=x']] },
      { name: 'C', rows: [] },
    ]);
    expect(await readWorkbookInThread(bytes)).toEqual(await readWorkbook(bytes));
  });

  it('marks hidden sheets and serves many files at once', async () => {
    const bytes = rawWorkbook({ sheets: [{ name: 'H', data: inlineRows([['a']]), state: 'hidden' }] });
    const all = await Promise.all(Array.from({ length: 5 }, () => readWorkbookInThread(bytes)));
    expect(all).toEqual(Array(5).fill([{ name: 'H', hidden: true, rows: [{ number: 1, cells: ['a'] }] }]));
  });

  it('passes a refusal on, and reads the next file', async () => {
    const refusal = readWorkbookInThread(bombWorkbook(60));
    await expect(refusal).rejects.toBeInstanceOf(WorkbookError);
    await expect(refusal).rejects.toMatchObject({
      code: 'workbook_too_large',
      status: 413,
      params: { fileMegabytes: 10 },
    });
    const good = rawWorkbook({ sheets: [{ name: 'S', data: inlineRows([['a']]) }] });
    expect(await readWorkbookInThread(good)).toHaveLength(1);
  });

  it('leaves the process free to do other things', async () => {
    const rows = Array.from({ length: 4000 }, (_, i) =>
      Array.from({ length: 40 }, (__, j) => `válasz ${i} ${j}`),
    );
    const bytes = await writeWorkbook([{ name: 'S', rows }]);
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 5);
    await readWorkbookInThread(bytes);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(20);
  });
});
