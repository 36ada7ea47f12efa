import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { serveApi, type Call } from '../../testing/api-server.ts';
import { makeEvaluation } from '../../testing/make-evaluation.ts';
import { openPublic } from '../../testing/render-public.tsx';

const sections = [
  { name: 'Időpontfoglalás', percentage: 80, average: 60 },
  { name: 'Adatvédelem', percentage: 10 },
];
const serve = (language: 'hu' | 'en' = 'hu', texts: Record<string, string> = {}): Call[] =>
  serveApi({
    'GET /api/evaluation/abc': () => ({ body: makeEvaluation(sections, language) }),
    'GET /api/admin/evaluation/abc/preview': () => ({ body: makeEvaluation(sections, language) }),
    'GET /api/evaluation/abc/texts': () => ({ body: texts }),
    [`GET /api/ui-texts/7/${language}`]: () => ({ body: texts }),
    'POST /api/evaluation/abc/events': () => ({ body: { success: true } }),
  });

/** What a test presses counts as pressed by a person, which no script can say of its events. */
function trustPresses(): void {
  const add = window.addEventListener.bind(window);
  const trusted = (event: Event) =>
    new Proxy(event, { get: (real, name) => name === 'isTrusted' || (Reflect.get(real, name) as unknown) });
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: AddEventListenerOptions | boolean,
    ) =>
      add(
        type,
        type === 'pointerdown' && typeof listener === 'function'
          ? (event: Event) => void listener(trusted(event))
          : listener,
        options,
      ),
  );
}

describe('evaluation page', () => {
  it('judges nothing where too few questions were answered: how many, what is missing, the way back', async () => {
    const page = makeEvaluation(sections);
    serve();
    serveApi({
      'GET /api/evaluation/abc': () => ({
        body: {
          ...page,
          evaluation: {
            ...page.evaluation,
            answered: { questions: 1, of: 3, pointsShare: 9.7, isEnough: false },
            generatedTexts: { ...page.evaluation.generatedTexts, summary: 'Kevés a válasz.' },
          },
          sections: page.sections.map((section, index) => ({
            ...section,
            questions: [
              { id: 1, questionText: 'Megválaszolt?', pointValue: 8, points: 3 },
              {
                id: 2,
                questionText: 'Hiányzó?',
                pointValue: 8,
                points: 0,
                state: index === 0 ? 'unanswered' : 'unreadable',
              },
            ],
          })),
          questionnaire: { id: 7, form: '/q/rendelok' },
        },
      }),
      'GET /api/evaluation/abc/texts': () => ({ body: {} }),
      'POST /api/evaluation/abc/events': () => ({ body: { success: true } }),
    });
    await openPublic('/evaluation/abc?s=2');
    expect(
      await screen.findByText('3 pontozott kérdésből 1 kérdésre válaszoltak, ezért még nincs eredmény.'),
    ).toBeVisible();
    expect(screen.getByText('Kevés a válasz.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Kérdőív kitöltése' })).toHaveAttribute('href', '/q/rendelok');
    expect(screen.getByText('Nincs válasz')).toBeVisible();
    expect(screen.getByText('A választ nem tudtuk a lehetőségekhez párosítani')).toBeVisible();
    expect(screen.queryByText('Megválaszolt?')).not.toBeInTheDocument();
    expect(document.body.textContent).not.toMatch(/62[,.]5|0 \/ 8|Tipp|Emlékeztető|átlag/);
  });

  it('leads from the welcome through the sections to the summary and back', async () => {
    serve();
    await openPublic('/evaluation/abc');
    expect(await screen.findByText('Kovács Anna')).toBeVisible();
    const table = await screen.findByRole('table');
    expect(within(table).getByRole('row', { name: /Időpontfoglalás 1 10 50%/ })).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Kezdés' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Időpontfoglalás' })).toHaveFocus();
    expect(
      screen.getByText(
        '80%: erős eredmény, 20 százalékponttal jobb, mint az eddigi 13 kitöltő intézmény átlaga (60%).',
      ),
    ).toBeVisible();
    expect(screen.getByRole('img', { name: '80%, erős. 13 intézmény átlaga: 60%' })).toBeVisible();
    expect(screen.getByText('Az Önök válaszaiból összeállítva · közzététel előtt ellenőrizve')).toBeVisible();
    expect(window.location.search).toBe('?s=1');
    expect(document.title).toContain('1/3 · Időpontfoglalás');

    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('img', { name: '10%, kezdeti' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Következő' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Összegzés' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Következő' })).toBeDisabled();
    expect(screen.getByRole('link', { name: /Ingyenes konzultáció/ })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    expect(screen.getByText('Második bekezdés.')).toBeVisible();

    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(screen.getByRole('button', { name: 'Kezdés' })).toBeVisible();
  });

  it('speaks the language of the evaluation and lays the database texts over its own', async () => {
    serve('en', { 'evaluation.welcome.start': 'Let us begin' });
    await openPublic('/evaluation/abc');
    expect(await screen.findByRole('button', { name: 'Let us begin' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Your digital maturity evaluation' })).toBeVisible();
    expect(document.documentElement.lang).toBe('en');
  });

  it('reports nothing for events that no person caused', async () => {
    // An address of its own: of one that was reported before no press is reported any more.
    const calls = serveApi({
      'GET /api/evaluation/scanned': () => ({ body: makeEvaluation(sections) }),
      'POST /api/evaluation/scanned/events': () => ({ body: { success: true } }),
    });
    await openPublic('/evaluation/scanned?s=1');
    await screen.findByRole('heading', { level: 1, name: 'Időpontfoglalás' });
    fireEvent.pointerDown(document.body);
    fireEvent.keyDown(document.body, { key: 'Tab' });
    fireEvent.scroll(window);
    fireEvent.click(screen.getByRole('link', { name: /^További információ/ }));
    // By the time that these are answered a report would be here.
    await fetch('/api/evaluation/scanned');
    await fetch('/api/evaluation/scanned');
    expect(calls.filter(({ route }) => route.startsWith('POST'))).toEqual([]);
  });

  it('reports that a person used the page, but nothing of the preview', async () => {
    trustPresses();
    const calls = serveApi({
      'GET /api/evaluation/used': () => ({ body: makeEvaluation(sections) }),
      'GET /api/admin/evaluation/used/preview': () => ({ body: makeEvaluation(sections) }),
      'POST /api/evaluation/used/events': () => ({ body: { success: true } }),
    });
    const reported = () => calls.filter(({ route }) => route === 'POST /api/evaluation/used/events');
    await openPublic('/evaluation/used?s=1&preview=1');
    await screen.findByRole('heading', { level: 1, name: 'Időpontfoglalás' });
    fireEvent.pointerDown(document.body);
    cleanup();
    await openPublic('/evaluation/used?s=1');
    await screen.findByRole('heading', { level: 1, name: 'Időpontfoglalás' });
    expect(reported()).toEqual([]);
    // Nobody presses what nobody sees.
    const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent.pointerDown(document.body);
    // By the time that these are answered a report would be here.
    await fetch('/api/evaluation/used');
    await fetch('/api/evaluation/used');
    expect(reported()).toEqual([]);
    sight.mockRestore();
    fireEvent.pointerDown(document.body);
    await waitFor(() => expect(reported()).toHaveLength(1));
  });

  it('reads the live state in the preview and says so', async () => {
    const calls = serve();
    await openPublic('/evaluation/abc?preview=1');
    expect(await screen.findByRole('complementary', { name: 'Előnézet' })).toHaveTextContent(
      'még nem véglegesített',
    );
    expect(calls[0]?.route).toBe('GET /api/admin/evaluation/abc/preview');
  });

  it('says that there is no such evaluation', async () => {
    serveApi({});
    await openPublic('/evaluation/gone');
    expect(await screen.findByText('Ez az értékelés nem létezik, vagy már nem érhető el.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Újra' })).toBeNull();
  });

  it('says that it could not be loaded, not that it does not exist, and can be tried again', async () => {
    serveApi({ 'GET /api/evaluation/abc': () => ({ status: 503, body: {} }) });
    await openPublic('/evaluation/abc');
    expect(await screen.findByRole('heading', { name: 'Az értékelés most nem tölthető be' })).toBeVisible();
    expect(screen.getByText(/A kiszolgálónk most nem tudott válaszolni/)).toBeVisible();
    expect(screen.queryByText(/nem létezik/)).toBeNull();
    serve();
    await userEvent.click(screen.getByRole('button', { name: 'Újra' }));
    expect(await screen.findByText('Kovács Anna')).toBeVisible();
  });

  it('says that there is no connection, and tries again by itself once it is back', async () => {
    serveApi({ 'GET /api/evaluation/abc': () => ({ status: 503, body: {} }) });
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await openPublic('/evaluation/abc');
    expect(await screen.findByText(/Úgy tűnik, nincs internetkapcsolat/)).toBeVisible();
    onLine.mockRestore();
    serve();
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('Kovács Anna')).toBeVisible();
  });

  it.each([401, 403])('asks who may not see the preview to sign in (%d)', async (status) => {
    serveApi({ 'GET /api/admin/evaluation/abc/preview': () => ({ status, body: {} }) });
    await openPublic('/evaluation/abc?preview=1');
    expect(await screen.findByRole('heading', { name: 'Az előnézethez be kell jelentkezni' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Bejelentkezés' })).toHaveAttribute(
      'href',
      '/auth?back=%2Fevaluation%2Fabc%3Fpreview%3D1',
    );
    expect(screen.queryByText(/nem létezik/)).toBeNull();
  });
});
