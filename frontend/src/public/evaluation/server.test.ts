import { expect, it } from 'vitest';
import { makeEvaluation } from '../../testing/make-evaluation.ts';
import { renderEvaluation } from './server.tsx';

it('leads to the area of the first step before any script has run, by a link that the page only takes over', async () => {
  const page = makeEvaluation([
    { name: 'Első terület', percentage: 100 },
    { name: 'Második terület', percentage: 50 },
  ]);
  for (const tip of page.sectionData[1]!.tips) tip.weight = 1;
  for (const tip of page.sectionData[2]!.tips) tip.weight = 9;
  expect(await renderEvaluation(page, {})).toContain('<a href="?s=2#steps">Tipp 2</a>');
});
