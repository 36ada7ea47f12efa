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
import { makeInvited } from '../../testing/make-online-form.ts';
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
  api.on('GET /api/admin/invitations/summary', () => ({ body: makeInvited() }));
  api.on(`${figures}/clinics`, () => ({ body: { rows: [], total: 0, isCapped: false } }));
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
  await waitFor(() => expect(query(`${figures}/trend`)).toEqual({ from: '2026-03-02', to: '2026-03-29' }));
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

it('lists questions that say little first, those without points last, and shows the answers of one that is opened', async () => {
  api.on(`${figures}/answers`, () => ({
    body: [
      makeAnswerShares(1),
      makeAnswerShares(9, { severalChosen: true, unknown: 0, answered: 0, options: [] }),
    ],
  }));
  await renderScreen(api, '/analytics/questions?from=2026-03-02&to=2026-03-29');
  const card = await screen.findByRole('region', { name: 'Kérdések' });
  const list = await within(card).findByText('Keveset mond');
  const rows = [...list.closest('ol')!.children].map(({ textContent }) => textContent);
  expect(rows.map((text) => /^\d+/.exec(text)?.[0])).toEqual(['5', '1', '2', '3', '4', '9']);
  expect(rows.at(-1)).toContain('nem ér pontot');
  await person.click(within(card).getByText('1. kérdés?', { exact: false }));
  const answers = (await within(card).findByText(/^válaszolt: 1\s?000$/)).parentElement!;
  expect(
    within(answers)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.replace(/\s/g, ' ')),
  ).toEqual([
    'Igen 8 pont500 (50%)',
    'Részben 1 pont475 (47,5%)',
    'Nem 0 pont0 (0%)',
    'Más válasz 25 (2,5%)',
  ]);
  expect(query(`${figures}/answers`)).toEqual({ from: '2026-03-02', to: '2026-03-29' });
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
  await renderScreen(api, '/analytics/act');
  expect(await screen.findByText('A lépések adatait nem sikerült betölteni')).toBeDefined();
  expect(screen.getByText('Mit érdemes ajánlani?')).toBeDefined();
  api.on(`${figures}/funnel`, () => ({ body: makeFunnel() }));
  await person.click(screen.getByRole('button', { name: 'Újra' }));
  const step = (await screen.findByText(/Elkészültek a szövegei/)).closest('li')!;
  expect(step.textContent.replace(/\s/g, ' ')).toBe('Elkészültek a szövegei 40 másodperc1050 (84,7%)');
});

it('leads to the configuration where no question has answers to choose from', async () => {
  api.on(`${figures}/answers`, () => ({ body: [] }));
  await renderScreen(api, '/analytics/questions');
  expect((await screen.findByRole('link', { name: 'A kérdőív beállításai' })).getAttribute('href')).toBe(
    '/config',
  );
});

it('shows more questions on demand, and says when their answers could not be loaded', async () => {
  api.on(`${figures}/answers`, () => ({
    status: 500,
    body: { statusCode: 500, code: 'internal', message: 'Elromlott.' },
  }));
  api.on(`${figures}/questions`, () => ({
    body: Array.from({ length: 30 }, (_, index) => makeShares(index + 1)),
  }));
  await renderScreen(api, '/analytics/questions');
  expect(await screen.findByText('A válaszok adatait nem sikerült betölteni')).toBeDefined();
  const card = screen.getByRole('region', { name: 'Kérdések' });
  expect(card.querySelectorAll('ol > li')).toHaveLength(20);
  await person.click(within(card).getByRole('button', { name: 'További kérdések (10)' }));
  expect(card.querySelectorAll('ol > li')).toHaveLength(30);
});

const clinic = {
  id: '00000000-0000-4000-8000-000000000001',
  clientName: 'Dr. Kis Anna',
  clinicName: 'Mosoly Fogászat',
  clientEmail: 'anna@mosoly.example',
  percentage: 41,
  at: '2026-03-20T10:00:00Z',
  value: 38.5,
};

it('leads from a bar to its clinics, page by page, with an address of its own', async () => {
  api.on(`${figures}/clinics`, ({ query: asked }) => ({
    body:
      asked.get('group') === 'weak'
        ? { rows: [clinic], total: 21, isCapped: false }
        : { rows: [], total: 0, isCapped: false },
  }));
  await renderScreen(api, '/analytics/act?from=2026-03-02&to=2026-03-29');
  const card = await screen.findByRole('region', { name: 'Mi hiányzik leginkább?' });
  await person.click(within(card).getByRole('link', { name: '1. terület' }));
  const dialog = await screen.findByRole('dialog', { name: '50% alatt ebben a szakaszban: 1. terület' });
  const link = await within(dialog).findByRole('link', { name: 'Mosoly Fogászat' });
  expect(link.getAttribute('href')).toBe(`/evaluations/${clinic.id}`);
  expect(within(dialog).getByText('a szakaszban: 38,5%')).toBeDefined();
  expect(window.location.search).toContain('clinics=weak.1');
  expect(query(`${figures}/clinics`)).toEqual({
    from: '2026-03-02',
    to: '2026-03-29',
    group: 'weak',
    sectionId: '1',
    limit: '20',
    offset: '0',
  });
  await person.click(within(dialog).getByRole('button', { name: '2. oldal' }));
  await waitFor(() => expect(query(`${figures}/clinics`)['offset']).toBe('20'));
});

it('names the latest who asked for an offer, and says that nobody opened a result without', async () => {
  api.on(`${figures}/clinics`, ({ query: asked }) => ({
    body:
      asked.get('group') === 'asked'
        ? { rows: [{ ...clinic, value: null }], total: 7, isCapped: false }
        : { rows: [], total: 0, isCapped: false },
  }));
  await renderScreen(api, '/analytics/act');
  const asked = await screen.findByRole('region', { name: 'Ajánlatot kértek' });
  expect(await within(asked).findByText('eredmény: 41%')).toBeDefined();
  expect(within(asked).getByRole('link', { name: 'Mind (7)' }).getAttribute('href')).toContain(
    'clinics=asked',
  );
  const waiting = screen.getByRole('region', { name: 'Megnyitották, de nem kértek ajánlatot' });
  expect(await within(waiting).findByText('Nincs ilyen rendelő.')).toBeDefined();
});

it('says of everything how many came in lately, and opens the overview for a part that there is not', async () => {
  await renderScreen(api, '/analytics/other');
  expect(await screen.findByText(/Az elmúlt 4 hétben: \d+, a megelőző 4 hétben: \d+\./)).toBeDefined();
  expect(window.location.pathname).toBe('/analytics');
});

it('fetches the programme report of the shown period as the chosen file', async () => {
  api.on(`${figures}/report`, () => ({
    status: 503,
    body: { statusCode: 503, code: 'report_not_made', message: 'Nem sikerült.' },
  }));
  await renderScreen(api, '/analytics?from=2026-03-02&to=2026-03-29');
  await person.click(await screen.findByRole('button', { name: /Programjelentés/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Word-dokumentum, angolul' }));
  expect(await screen.findByText('Nem sikerült.')).toBeDefined();
  expect(query(`${figures}/report`)).toEqual({
    from: '2026-03-02',
    to: '2026-03-29',
    format: 'docx',
    language: 'en',
  });
});

it('says how many invited clinics have answered, and leads from each bar to its clinics', async () => {
  api.on('GET /api/admin/invitations/summary', () => ({
    body: makeInvited({ finished: 12, invited: 26, undelivered: 2 }),
  }));
  await renderScreen(api, '/analytics/reach');
  expect(await screen.findByText('A meghívott 40 rendelőből 12 válaszolt (30%).')).toBeDefined();
  const links = within(screen.getByRole('region', { name: 'Meghívók' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Válaszolt', '/collect?invited=finished'],
    ['Még nem nyitotta meg', '/collect?invited=invited'],
    ['Nem érkezett meg', '/collect?invited=undelivered'],
  ]);
});
