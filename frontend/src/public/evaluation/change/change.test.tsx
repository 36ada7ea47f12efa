import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Language } from '../../../shared/texts/languages.ts';
import { serveApi } from '../../../testing/api-server.ts';
import { makeEvaluation, withChange } from '../../../testing/make-evaluation.ts';
import { openPublic } from '../../../testing/render-public.tsx';
import { type EvaluationPayload } from '../evaluation-view.ts';

const sections = [
  { name: 'Időpontfoglalás', percentage: 80 },
  { name: 'Adatvédelem', percentage: 30 },
  { name: 'Mesterséges intelligencia', percentage: 10 },
];
const open = async (page: EvaluationPayload, query = '', language: Language = 'hu') => {
  serveApi({ 'GET /api/evaluation/abc': () => ({ body: page }) });
  await openPublic(`/evaluation/abc${query}`, language);
};
const madeIn = (language: Language) => withChange(makeEvaluation(sections, language));
const changedBy = (difference: number) => {
  const page = madeIn('en');
  const change = { ...page.evaluation.change!, before: 50, difference, sameQuestions: true };
  return { ...page, evaluation: { ...page.evaluation, percentage: 50 + difference, change } };
};

describe('a change since last time', () => {
  it.each([
    [
      'hu',
      'A legutóbbi kitöltés (2026. 03. 12.) óta 21 százalékponttal jobb az eredmény: akkor 41,5% volt, most 62,5%. A kérdések azóta módosultak, ezért a két eredmény csak hozzávetőlegesen vethető össze.',
    ],
    [
      'en',
      'The result is up by 21 percentage points since last time (12/03/2026): from 41.5% to 62.5%. The questions have changed since then, so the two results can only be compared roughly.',
    ],
    [
      'ro',
      'Rezultatul a crescut cu 21 de puncte procentuale față de completarea anterioară (12.03.2026): de la 41,5 % la 62,5 %. Întrebările s-au modificat între timp, așa că cele două rezultate pot fi comparate doar orientativ.',
    ],
  ] as const)('is told first of all in %s', async (language, sentence) => {
    await open(madeIn(language), '', language);
    await screen.findByText('Kovács Anna');
    const said = [...document.querySelectorAll('p')].map(({ textContent }) =>
      textContent.replaceAll('\u00a0', ' '),
    );
    expect(said).toContain(sentence);
  });

  it.each([
    [1, /^The result is up by 1 percentage point since/],
    [-0.5, /^The result is down by 0\.5 percentage points since .*: from 50% to 49\.5%\.$/],
    [0, /^The result is the same as last time \(12\/03\/2026\): 50%\.$/],
  ])('of %d points is told as plainly as any other', async (difference, sentence) => {
    await open(changedBy(difference), '', 'en');
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('is told of each area, and that an area is new', async () => {
    await open(madeIn('hu'), '?s=2');
    expect(
      await screen.findByText(/óta 12,5 százalékponttal jobb az eredmény: akkor 17,5% volt/),
    ).toBeVisible();
    await open(madeIn('hu'), '?s=3');
    expect(await screen.findByText(/^Új terület: a legutóbbi kitöltéskor/)).toBeVisible();
  });

  it('stands in the summary as a table, in which what is only roughly alike is marked', async () => {
    await open(madeIn('hu'), '?s=4');
    const heading = await screen.findByRole('heading', { name: 'Mi változott a legutóbbi kitöltés óta?' });
    const rows = within(heading.parentElement as HTMLElement).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent)).slice(1)).toEqual([
      ['Teljes eredmény', '41,5%', '62,5%', '+21'],
      ['Időpontfoglalás', '67,5%', '80%', '+12,5*'],
      ['Adatvédelem', '17,5%', '30%', '+12,5'],
      ['Mesterséges intelligencia', 'új terület', '10%', '–'],
    ]);
    expect(screen.getByText(/^\* A terület kérdései/)).toBeVisible();
  });

  it('is not spoken of where there is no earlier result', async () => {
    await open(makeEvaluation(sections), '?s=4');
    await screen.findByRole('heading', { level: 1, name: 'Összegzés' });
    expect(document.body.textContent).not.toContain('legutóbbi');
  });
});
