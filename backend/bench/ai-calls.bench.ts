import { countAiCalls, tableOf } from './ai-calls.js';

it('calls and tokens of an AI per evaluation', async () => {
  // Jest's own console names a line of this file beside every table.
  (await import('node:console')).log(tableOf(await countAiCalls()));
}, 600_000);
