import { inlineRows, rawWorkbook } from '../../../../test/make/workbooks.js';
import { readResponsesInThread } from './read-responses-in-thread.js';

it('long answers come in small pieces: a file of few bytes holds the process up for nobody', async () => {
  const questions = Array.from({ length: 60 }, (_, n) => ({
    questionId: `q${n}`,
    questionText: `Kérdés ${n}?`,
  }));
  const header = inlineRows([['E-mail', ...questions.map(({ questionText }) => questionText)]]);
  const row = (n: number) =>
    `<row><c t="inlineStr"><is><t>a${n}@b.hu</t></is></c>${'<c t="s"><v>0</v></c>'.repeat(60)}</row>`;
  const rows = Array.from({ length: 20 }, (_, n) => row(n)).join('');
  const sharedStrings = `<si><t>${'x'.repeat(9_000)}</t></si>`;
  const bytes = rawWorkbook({ sheets: [{ name: 'S', data: header + rows }], sharedStrings });
  expect(bytes.length).toBeLessThan(5_000);
  const pieces: number[] = [];
  for await (const message of readResponsesInThread({ bytes, isText: false }, questions, { language: 'hu' }))
    if (message.kind === 'rows') pieces.push(message.rows.length);
  expect(pieces).toEqual(Array(20).fill(1));
});
