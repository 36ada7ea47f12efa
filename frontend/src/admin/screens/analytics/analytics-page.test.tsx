import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ApiServer } from '../../../testing/api-server.ts';
import {
  makeAnalytics,
  makeAnswerShares,
  makeFigures,
  makeFormFunnel,
  makeFunnel,
  makeProductFigures,
  makeShares,
  makeStatistics,
  makeStatusCounts,
  makeTrend,
} from '../../testing/make-analytics.ts';
import { makeJob } from '../../testing/make.ts';
import { answerUsually, renderAdmin, renderScreen } from '../../testing/render-admin.tsx';

// Nothing can be drawn here, so the page shows every chart as its table.
const api = new ApiServer();
const person = userEvent.setup();
const figures = 'GET /api/admin/analytics/7';

beforeEach(() => {
  api.reset();
  answerUsually(api);
  api.on(figures, () => ({ body: makeAnalytics() }));
  api.on(`${figures}/trend`, () => ({ body: makeTrend(8) }));
  api.on(`${figures}/funnel`, () => ({ body: makeFunnel() }));
  api.on(`${figures}/form-funnel`, () => ({ body: makeFormFunnel() }));
  api.on(`${figures}/returned`, () => ({
    body: { n: 0, mean: 0, better: 0, same: 0, worse: 0, otherVersion: 0, isCapped: false, sections: [] },
  }));
  api.on(`${figures}/questions`, () => ({ body: [1, 2, 3, 4, 5].map((n) => makeShares(n)) }));
  api.on(`${figures}/answers`, () => ({ body: [makeAnswerShares(1)] }));
});

/** Cells of a table's row, spaces of number notation made plain. */
async function rowOf(table: string, name: string): Promise<string[]> {
  const region = await screen.findByRole('region', { name: `Táblázat: ${table}` });
  const header = within(region).getByRole('rowheader', { name });
  return [...header.closest('tr')!.querySelectorAll('td')].map((cell) =>
    cell.textContent.replace(/\s/g, ' ').trim(),
  );
}
const query = (call = figures) => Object.fromEntries(api.callsOf(call).at(-1)?.query ?? []);

it('shows whole numbers on the cards and one decimal in the tables', async () => {
  await renderAdmin(api, '/admin/analytics');
  expect(await screen.findByRole('heading', { level: 1, name: 'Kitöltések elemzése' })).toBeDefined();
  const cards = (await screen.findByText('Iparági átlag')).closest('dl')!;
  const text = cards.textContent.replace(/\s/g, ' ');
  for (const shown of ['1240', '62%', '31/50 pont', '58%', '29/50 pont', '13–95%', 'Szórás: ±14%'])
    expect(text).toContain(shown);
  expect(await rowOf('Részletes statisztika szakaszonként', 'ÖSSZESEN')).toEqual([
    '61,5%',
    '58,3%',
    '12,5%',
    '95,0%',
    '14,4%',
  ]);
  expect(await rowOf('Szakaszok összehasonlítása', '1. terület')).toEqual(['52%', '48%']);
  expect(await rowOf('Állapotok megoszlása', 'Elküldve')).toEqual(['620', '50%']);
  expect(screen.getByRole('link', { name: 'Analitika', current: 'page' })).toBeDefined();
});

it.each([
  [4, 2],
  [5, 0],
])('says of %i responses whether they speak for the industry', async (answeredEvaluations, warnings) => {
  api.on(figures, () => ({ body: makeAnalytics({ answeredEvaluations }) }));
  await renderScreen(api, '/analytics');
  await screen.findByText('Iparági átlag');
  expect(screen.queryAllByText(/nem lehet következtetni/)).toHaveLength(warnings);
});

it('draws at most 10 products and ranks at most 15', async () => {
  const products = Array.from({ length: 18 }, (_, index) => makeProductFigures(index + 1));
  api.on(figures, () => ({ body: makeAnalytics({ productStats: products }) }));
  await renderScreen(api, '/analytics');
  const ranking = await screen.findByRole('region', { name: 'Táblázat: Termékek rangsora' });
  expect(within(ranking).getAllByRole('rowheader')).toHaveLength(15);
  expect(
    within(screen.getByRole('region', { name: 'Táblázat: Legtöbbet ajánlott termékek' })).getAllByRole(
      'rowheader',
    ),
  ).toHaveLength(10);
});

it('leaves the products out where there are none, and says that no status is known', async () => {
  api.on(figures, () => ({
    body: makeAnalytics({ productStats: [], statusCounts: makeStatusCounts() }),
  }));
  await renderScreen(api, '/analytics');
  expect(await screen.findByText('Nincs állapotadat')).toBeDefined();
  expect(screen.queryByText('Termékek rangsora')).toBeNull();
});

it('says that statistics come with the first evaluation', async () => {
  api.on(figures, () => ({ body: makeAnalytics({ totalEvaluations: 0, sections: [], productStats: [] }) }));
  await renderScreen(api, '/analytics');
  expect(await screen.findByText('Még nincs kitöltött kérdőív')).toBeDefined();
  expect(
    screen.getByText('A statisztikák néhány másodperccel az első kitöltés beérkezése után jelennek meg.'),
  ).toBeDefined();
});

it('reads the period from the address, compares with the one before, and can be told not to', async () => {
  api.on(figures, () => ({
    body: makeAnalytics({
      period: { from: '2026-03-02', to: '2026-03-29' },
      previous: makeFigures({
        totalEvaluations: 1200,
        overall: { percentageStats: makeStatistics({ mean: 57.34 }), scoreStats: makeStatistics() },
      }),
    }),
  }));
  await renderScreen(api, '/analytics?from=2026-03-02&to=2026-03-29');
  expect(await screen.findByText(/Előző időszak: 57% \(változás: \+4,2 százalékpont\)/)).toBeDefined();
  expect(query()).toEqual({ from: '2026-03-02', to: '2026-03-29' });
  await waitFor(() => expect(query(`${figures}/funnel`)).toEqual({ from: '2026-03-02', to: '2026-03-29' }));
  expect((await rowOf('Részletes statisztika szakaszonként', 'ÖSSZESEN')).at(-1)).toBe('+4,2');
  await person.click(screen.getByRole('switch', { name: /Összehasonlítás/ }));
  expect(screen.queryByText(/Előző időszak/)).toBeNull();
  expect(window.location.search).toContain('compare=off');
});

it('compares no averages with a period in which nobody answered anything', async () => {
  const nobody = makeStatistics({ mean: 0, median: 0, min: 0, max: 0, stdDev: 0 });
  api.on(figures, () => ({
    body: makeAnalytics({
      period: { from: '2026-03-02', to: '2026-03-29' },
      previous: makeFigures({
        totalEvaluations: 3,
        answeredEvaluations: 0,
        overall: { percentageStats: nobody, scoreStats: nobody },
        sections: [],
      }),
    }),
  }));
  await renderScreen(api, '/analytics?from=2026-03-02&to=2026-03-29');
  expect(await screen.findByText(/Előző időszak: 3 /)).toBeDefined();
  expect(screen.queryByText(/Előző időszak: 0%/)).toBeNull();
  expect((await rowOf('Részletes statisztika szakaszonként', 'ÖSSZESEN')).at(-1)).not.toContain('+');
});

it('offers everything where a period has nothing', async () => {
  api.on(figures, ({ query: asked }) => ({
    body: asked.has('from')
      ? makeAnalytics({ totalEvaluations: 0, period: { from: '2026-01-05', to: '2026-01-11' } })
      : makeAnalytics(),
  }));
  await renderScreen(api, '/analytics?from=2026-01-05&to=2026-01-05');
  await person.click(await screen.findByRole('button', { name: 'Összes kitöltés megjelenítése' }));
  expect(await screen.findByText('Iparági átlag')).toBeDefined();
});

it('does not ask for a period that ends before it begins, and says why', async () => {
  await renderScreen(api, '/analytics?from=2026-03-30&to=2026-03-01');
  expect(await screen.findByText(/Az utolsó hét nem lehet korábbi/)).toBeDefined();
  expect(api.callsOf(figures)).toEqual([]);
});

it('marks questions that say little, and can show those alone', async () => {
  await renderScreen(api, '/analytics');
  const table = await screen.findByRole('region', { name: 'Táblázat: Kérdések' });
  expect(within(table).getAllByRole('rowheader')).toHaveLength(5);
  expect(within(table).getByText('Keveset mond')).toBeDefined();
  await person.click(screen.getByRole('switch', { name: 'Csak a keveset mondó kérdések' }));
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent),
  ).toEqual([expect.stringContaining('5. kérdés?')]);
});

it('has the tables made into a workbook of the shown period', async () => {
  const job = makeJob({ kind: 'export-analytics' });
  api.on(`${figures}/export`, () => ({ status: 202, body: job }));
  api.on('GET /api/admin/jobs', () => ({ body: [job] }));
  await renderScreen(api, '/analytics?period=4w');
  await person.click(await screen.findByRole('button', { name: 'Táblázatok Excelben' }));
  await waitFor(() => expect(api.callsOf(`${figures}/export`)).toHaveLength(1));
  expect(query(`${figures}/export`).from).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

it('says what could not be loaded, each part by itself, and tries again', async () => {
  const broken = () => ({ status: 500, body: { statusCode: 500, code: 'internal', message: 'Elromlott.' } });
  api.on(`${figures}/funnel`, broken);
  await renderScreen(api, '/analytics');
  expect(await screen.findByText('A lépések adatait nem sikerült betölteni')).toBeDefined();
  expect(screen.getByText('Iparági átlag')).toBeDefined();
  api.on(`${figures}/funnel`, () => ({ body: makeFunnel() }));
  await person.click(screen.getByRole('button', { name: 'Újra' }));
  expect(await rowOf('A beérkezéstől az ajánlatkérésig', 'Elkészültek a szövegei')).toEqual([
    '1050',
    '84,7%',
    '40 másodperc',
  ]);
});

/** What the card of answers says of a question, spaces of number notation made plain. */
async function answersOf(question: string): Promise<string[]> {
  const card = await screen.findByRole('region', { name: 'Válaszok' });
  const heading = await within(card).findByRole('heading', { level: 3, name: question });
  return within(heading.closest('li')!)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replace(/\s/g, ' '));
}

it('counts the answers of every question, those that are no option, too, of the same period', async () => {
  api.on(`${figures}/answers`, () => ({
    body: [
      makeAnswerShares(1),
      makeAnswerShares(2, { severalChosen: true, unknown: 0, answered: 0, options: [] }),
    ],
  }));
  await renderScreen(api, '/analytics?from=2026-03-02&to=2026-03-29');
  expect(await answersOf('1. kérdés?')).toEqual([
    'Igen 8 pont500 (50%)',
    'Részben 1 pont475 (47,5%)',
    'Nem 0 pont0 (0%)',
    'Más válasz 25 (2,5%)',
  ]);
  expect(screen.getByText(/^1\. terület · válaszolt: 1\s?000$/)).toBeDefined();
  expect(screen.getByText('1. terület · válaszolt: 0 · több választ is megjelölhettek')).toBeDefined();
  expect(query(`${figures}/answers`)).toEqual({ from: '2026-03-02', to: '2026-03-29' });
});

it('leads to the configuration where no question has answers to choose from', async () => {
  api.on(`${figures}/answers`, () => ({ body: [] }));
  await renderScreen(api, '/analytics');
  const card = await screen.findByRole('region', { name: 'Válaszok' });
  expect(await within(card).findByText(/Egyik kérdéshez sincsenek/)).toBeDefined();
  expect(within(card).getByRole('link').getAttribute('href')).toBe('/config');
});

it('shows the answers of more questions on demand, and says when they could not be loaded', async () => {
  api.on(`${figures}/answers`, () => ({
    status: 500,
    body: { statusCode: 500, code: 'internal', message: 'Elromlott.' },
  }));
  await renderScreen(api, '/analytics');
  expect(await screen.findByText('A válaszok adatait nem sikerült betölteni')).toBeDefined();
  api.on(`${figures}/answers`, () => ({
    body: Array.from({ length: 25 }, (_, index) => makeAnswerShares(index + 1)),
  }));
  await person.click(screen.getByRole('button', { name: 'Újra' }));
  const card = await screen.findByRole('region', { name: 'Válaszok' });
  await within(card).findByRole('heading', { name: '1. kérdés?' });
  expect(within(card).getAllByRole('heading', { level: 3 })).toHaveLength(20);
  await person.click(within(card).getByRole('button', { name: 'További kérdések (5)' }));
  expect(within(card).getAllByRole('heading', { level: 3 })).toHaveLength(25);
});
