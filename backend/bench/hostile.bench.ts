import { readWorkbook } from '../src/platform/workbooks/read-workbook.js';
import { hostileWorkbooks } from '../test/make/hostile-workbooks.js';
import { inlineRows, rawWorkbook } from '../test/make/workbooks.js';

const MEGABYTES = 20;

/** Milliseconds of working time that a file takes until it is read or refused. */
async function costOf(make: () => Buffer): Promise<number> {
  const bytes = make();
  const before = process.cpuUsage();
  await readWorkbook(bytes).catch(() => undefined);
  const { user, system } = process.cpuUsage(before);
  return Math.round((user + system) / 1000);
}

it('hostile workbooks beside an honest one of the same size', async () => {
  const row = Array.from({ length: 60 }, (_, n) => `Answer ${n}`);
  const data = inlineRows(Array.from({ length: 8000 }, () => row));
  const honest = await costOf(() => rawWorkbook({ sheets: [{ name: 'S', data }] }));
  const table: object[] = [{ what: 'honest', 'CPU ms': honest, ratio: 1 }];
  for (const [what, make] of hostileWorkbooks(MEGABYTES)) {
    const cost = await costOf(make);
    table.push({ what, 'CPU ms': cost, ratio: Math.round((100 * cost) / honest) / 100 });
  }
  // Jest's own console names a line of this file beside every table.
  (await import('node:console')).table(table);
}, 600_000);
