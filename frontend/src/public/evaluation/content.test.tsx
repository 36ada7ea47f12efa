import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { serveApi } from '../../testing/api-server.ts';
import { makeEvaluation } from '../../testing/make-evaluation.ts';
import { openPublic } from '../../testing/render-public.tsx';
import { type EvaluationPayload } from './evaluation-view.ts';

const sections = [
  { name: 'Időpontfoglalás', percentage: 80, average: 60 },
  { name: 'Adatvédelem', percentage: 10 },
];
const serve = (page: EvaluationPayload) => serveApi({ 'GET /api/evaluation/abc': () => ({ body: page }) });

describe('who evaluates', () => {
  const organisation = { name: 'Minta Kft.', address: null, phone: '+36 1 234 5678', email: null };

  it.each([
    ['', 'Az értékelést készítette', 'hu'],
    ['?s=3', 'Evaluation prepared by', 'en'],
    ['?s=3', 'Evaluare realizată de', 'ro'],
  ] as const)('stands at the end of the first and the last page: %s', async (query, words, language) => {
    serve({ ...makeEvaluation(sections, language), organisation });
    await openPublic(`/evaluation/abc${query}`);
    const foot = (await screen.findByText(words)).parentElement as HTMLElement;
    expect(within(foot).getByText('Minta Kft.')).toBeVisible();
    expect(within(foot).getByRole('link', { name: '+36 1 234 5678' })).toHaveAttribute(
      'href',
      'tel:+3612345678',
    );
  });

  it('is left out where nobody is named, also on an evaluation of a server that does not say', async () => {
    const { organisation: none, ...older } = makeEvaluation(sections);
    for (const page of [{ ...older, organisation: none }, older as EvaluationPayload]) {
      serve(page);
      await openPublic('/evaluation/abc?s=3');
      await screen.findByRole('heading', { level: 1, name: 'Összegzés' });
      expect(document.querySelector('address')).toBeNull();
      cleanup();
    }
  });
});

describe('who has read it', () => {
  const open = async (patch: Partial<EvaluationPayload['evaluation']>) => {
    const page = makeEvaluation(sections);
    serve({ ...page, evaluation: { ...page.evaluation, ...patch } });
    await openPublic('/evaluation/abc');
    await screen.findByText('Kovács Anna');
  };

  it('signs at the beginning and is named at the end, as text', async () => {
    await open({ approval: 'person', reviewer: { name: 'Dr. Szabó <b>Éva</b>', role: 'tanácsadó' } });
    expect(screen.getByText('Dr. Szabó <b>Éva</b>')).toBeVisible();
    expect(screen.getByText('Ezt az értékelést átnézte és jóváhagyta.')).toBeVisible();
    expect(
      await screen.findByText('Az értékelést átnézte és jóváhagyta: Dr. Szabó <b>Éva</b>, tanácsadó'),
    ).toBeVisible();
  });

  it.each([
    ['person', 'Ezt az értékelést munkatársunk elolvasta és jóváhagyta.'],
    ['automatic', 'Ezt az értékelést program ellenőrizte.'],
  ] as const)('is not named where the page names nobody: approved by %s', async (approval, words) => {
    await open({ approval });
    expect(screen.getByText(words)).toBeVisible();
    await screen.findByRole('heading', { name: 'Hogyan készült ez az értékelés?' });
    expect(screen.queryByText(/jóváhagyta:/)).toBeNull();
  });
});

it.each([
  ['', 'Tipp 2'],
  ['?s=1', 'Tipp 1'],
])('the first step stands once on a page: %s', async (query, step) => {
  const page = makeEvaluation(sections);
  page.evaluation.generatedTexts.sections[1] = { text: `Ezzel kezdjék: ${step.toLowerCase()}.` };
  serve(page);
  await openPublic(`/evaluation/abc${query}`);
  const told = await screen.findAllByText(new RegExp(step, 'i'));
  expect(told.map(({ textContent }) => textContent)).toHaveLength(1);
  expect(screen.getAllByText('2 pontot hozhat')[0]).toBeVisible();
});

it('says of a first step without a solution that none is for sale, where it is known which steps have one', async () => {
  const words = 'Ehhez nem ajánlunk fizetős megoldást.';
  const page = makeEvaluation(sections);
  serve(page);
  const { unmount } = await openPublic('/evaluation/abc');
  await screen.findByText('Tipp 2');
  expect(screen.queryByText(words)).toBeNull();
  unmount();
  page.sectionData[1]!.tips[0]!.productId = 'a1b2c3';
  serve(page);
  await openPublic('/evaluation/abc');
  expect(await screen.findByText(words)).toBeVisible();
});

describe('reasons of a score', () => {
  it('name the questions that brought points and those that did not', async () => {
    const page = makeEvaluation(sections);
    page.sections[0]!.questions = [
      { id: 1, questionText: 'Van online foglalás?', pointValue: 5, points: 5 },
      { id: 2, questionText: 'Küldenek emlékeztetőt?', pointValue: 3, points: 0 },
      { id: 3, questionText: 'Nem számít', pointValue: 0, points: 0 },
    ];
    serve(page);
    await openPublic('/evaluation/abc?s=1');
    await userEvent.click(await screen.findByText('Miből áll össze ez az eredmény?'));
    const missed = screen.getByRole('heading', { name: 'Itt nem kaptak meg minden pontot' })
      .parentElement as HTMLElement;
    expect(within(missed).getByText('Küldenek emlékeztetőt?')).toBeVisible();
    expect(within(missed).getByText('0 / 3 pont')).toBeVisible();
    const gained = screen.getByRole('heading', { name: 'Itt szereztek pontot' }).parentElement as HTMLElement;
    expect(within(gained).getByText('5 / 5 pont')).toBeVisible();
    expect(screen.queryByText('Nem számít')).toBeNull();
  });
});

describe('who wrote a text and who approved it', () => {
  const labelOf = async (
    patch: Partial<EvaluationPayload['evaluation']>,
    language: 'en' | 'hu' | 'ro' = 'en',
  ) => {
    const page = makeEvaluation(sections);
    serve({ ...page, language, evaluation: { ...page.evaluation, ...patch } });
    await openPublic('/evaluation/abc?s=1', language);
    await screen.findByRole('heading', { level: 1, name: 'Időpontfoglalás' });
    return document.querySelector('[data-origin]')?.textContent;
  };

  it.each([
    [{ textOrigins: { 'sections.1': 'ai' }, approval: 'automatic' }, 'Written by AI · checked automatically'],
    [
      { textOrigins: { 'sections.1': 'ai' }, approval: 'person' },
      'Written by AI · read and approved by a member of our team',
    ],
    [
      { textOrigins: { 'sections.1': 'ai-edited' }, approval: 'person' },
      'Written by AI, edited by our team · read and approved by a member of our team',
    ],
    [
      { textOrigins: { 'sections.1': 'person' }, approval: 'automatic' },
      'Written by our team · checked automatically',
    ],
    [
      { textOrigins: { 'sections.1': 'ai-chosen' }, approval: 'automatic', exceptions: 1 },
      'Chosen by AI, worded by us · checked automatically, with one exception accepted by a member of our team',
    ],
    [
      { textOrigins: { 'sections.1': 'ai-chosen-program' }, approval: 'automatic', exceptions: 2 },
      'Chosen by AI, worded by us, changed by a program · checked automatically, with 2 exceptions accepted by a member of our team',
    ],
    [
      { textOrigins: { 'sections.1': 'program' }, approval: 'person', exceptions: 1 },
      'Written by a program · read and approved by a member of our team',
    ],
    [
      { textOrigins: { 'sections.1': 'program-edited' }, approval: 'person' },
      'Written by a program, edited by our team · read and approved by a member of our team',
    ],
    [
      { textOrigins: { 'sections.1': 'built-in' } },
      'Compiled from your answers · checked before publication',
    ],
  ] as const)('%j', async (patch, label) => {
    expect(await labelOf(patch)).toBe(label);
  });

  it('is told in every language', async () => {
    const patch = { textOrigins: { 'sections.1': 'ai' as const }, approval: 'person' as const };
    expect(await labelOf(patch, 'hu')).toBe(
      'Mesterséges intelligencia írta · munkatársunk elolvasta és jóváhagyta',
    );
    cleanup();
    expect(await labelOf(patch, 'ro')).toBe(
      'Scris de inteligența artificială · citit și aprobat de o persoană din echipa noastră',
    );
  });
});

describe('the place among others', () => {
  const unfold = async () =>
    userEvent.click(await screen.findByText('Hol tartanak a többi kitöltőhöz képest?'));

  it('stands on the summary in words when it is known', async () => {
    const position = { median: 50, q1: 40, q3: 61.5, ahead: 39, n: 40, each: [], date: '2026-03-31' };
    serve({ ...makeEvaluation(sections), position });
    await openPublic('/evaluation/abc?s=3');
    await unfold();
    expect(
      screen.getByText('Az eddigi 40 kitöltő közül 39 intézmény eredménye alacsonyabb az Önökénél.'),
    ).toBeVisible();
    expect(screen.getByText('A középső eredmény (medián): 50%')).toBeVisible();
    expect(screen.getByText('Az eredmények középső fele: 40% – 61,5%')).toBeVisible();
    expect(screen.getByText('Állapot: 2026. 03. 31.')).toBeVisible();
  });

  it('shows each result where they are few', async () => {
    const each = [400, 500, 510, 615, 990, 1000];
    const position = { median: 50.5, q1: 40, q3: 61.5, ahead: 3, n: 6, each, date: '2026-03-31' };
    serve({ ...makeEvaluation(sections), position });
    await openPublic('/evaluation/abc?s=3');
    await unfold();
    expect(screen.getByText('Egy-egy intézmény eredménye')).toBeVisible();
    expect(screen.getByText('Az eredmények középső fele: 40% – 61,5%')).toBeVisible();
  });

  it('is left out below five evaluations, and the page says why', async () => {
    const page = makeEvaluation(sections);
    page.industryBenchmarks.overall = { mean: 0, n: 4 };
    serve(page);
    await openPublic('/evaluation/abc?s=3');
    await unfold();
    expect(screen.queryByText(/alacsonyabb az Önökénél/)).toBeNull();
    expect(screen.getByText(/legalább öt intézmény eredménye/)).toBeVisible();
  });
});

describe('on paper', () => {
  it('the letter, the whole plan, the areas and the annex stand one after another, and the page comes back as it was', async () => {
    serve(makeEvaluation(sections));
    await openPublic('/evaluation/abc?s=1');
    await screen.findByRole('heading', { level: 1, name: 'Időpontfoglalás' });
    const headings = () =>
      screen.getAllByRole('heading', { level: 2, hidden: true }).map((node) => node.textContent.trim());
    await act(() => import('./loaded-later.ts'));
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const names = [
      'Ebben a sorrendben',
      'Eredmény területenként',
      'Az Önök terve',
      'Időpontfoglalás',
      'Adatvédelem',
      'Javasolt megoldások',
    ];
    expect(
      headings()
        .filter((name) => names.includes(name))
        .slice(-names.length),
    ).toEqual(names);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByRole('heading', { level: 2, name: 'Adatvédelem', hidden: true })).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Időpontfoglalás' })).toBeVisible();
  });
});

describe('an answer with gaps', () => {
  it('leads straight to the summary when there are no areas', async () => {
    const bare = { ...makeEvaluation([]), sectionData: {}, globalRecommendedProducts: [] };
    serve(bare);
    await openPublic('/evaluation/abc');
    await userEvent.click(await screen.findByRole('button', { name: 'Kezdés' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Összegzés' })).toHaveFocus();
    expect(screen.queryByRole('heading', { name: 'Javasolt megoldások' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Az Önök terve' })).toBeNull();
  });
});
