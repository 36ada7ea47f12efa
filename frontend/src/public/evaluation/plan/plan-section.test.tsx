import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Schemas } from '../../../shared/api/operations.ts';
import { serveApi } from '../../../testing/api-server.ts';
import { makeEvaluation } from '../../../testing/make-evaluation.ts';
import { openPublic } from '../../../testing/render-public.tsx';

type Kept = Schemas['PlanStepResponse'];

const makePage = () =>
  makeEvaluation(Array.from({ length: 8 }, (_, n) => ({ name: `Terület ${n + 1}`, percentage: 50 })));

/** An evaluation of eight areas, each with a step, and what is kept of its plan. */
function serve(steps: Kept[] = [], { kept = true, failing = (): boolean => false, page = makePage() } = {}) {
  const broken = { status: 500, body: '' };
  return serveApi({
    'GET /api/evaluation/abc': () => ({ body: page }),
    'GET /api/admin/evaluation/abc/preview': () => ({ body: page }),
    'GET /api/evaluation/abc/plan': () => (failing() ? broken : { body: { steps, kept } }),
    ...Object.fromEntries(
      Array.from({ length: 8 }, (_, n) => `q${n + 1}`).map((questionId) => [
        `PUT /api/evaluation/abc/plan/${questionId}`,
        ({ body }: { body: unknown }) => {
          const { basis, ...notes } = body as Schemas['SavePlanStepRequest'];
          return failing()
            ? broken
            : { body: { step: { questionId, ...notes, counter: basis + 1 }, taken: true } };
        },
      ]),
    ),
  });
}
const kept = (questionId: string, more: Partial<Kept> = {}): Kept => ({
  questionId,
  state: 'planned',
  who: 'Anna',
  due: '2027-01-31',
  counter: 1,
  ...more,
});
const box = (name: string) => screen.findByRole('checkbox', { name: new RegExp(`^${name}(?!\\d)`) });
const notesOf = (name: string) => within(screen.getByRole('group', { name, hidden: true }));
const saved = 'A terv minden változását elmentettük.';
/** The names of the steps that are open or done, in their order; and of those for later. */
const shown = () =>
  screen.getAllByRole('checkbox').map((one) => one.closest('li')!.querySelector('label > span')!.textContent);
const later = () =>
  screen
    .queryAllByRole('button', { name: /^Ezt kezdjük el/, hidden: true })
    .map((one) => one.textContent.replace(/^.*: /, ''));
const start = (name: string) => screen.getByRole('button', { name: `Ezt kezdjük el: ${name}`, hidden: true });
const saves = (calls: { route: string; body: unknown }[]) =>
  calls.filter(({ route }) => route.startsWith('PUT')).map(({ route, body }) => [route.slice(-2), body]);

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('the plan on the summary', () => {
  it('has three steps open with their reason, and folds all others with their count', async () => {
    serve();
    await openPublic('/evaluation/abc?s=99');
    await box('Tipp 8');
    expect(shown()).toEqual(['Tipp 8', 'Tipp 7', 'Tipp 6']);
    const step = (await box('Tipp 8')).closest('li')!;
    expect(within(step).getByText('Nagyobb a súlya, mint az utána következő lépéseknek.')).toBeVisible();
    expect(notesOf('Tipp 8').getByLabelText('Határidő')).toHaveValue('');
    expect(screen.getByText('Később (5)')).toBeVisible();
    expect(screen.getByText('Később (5)').closest('details')).not.toHaveAttribute('open');
    expect(later()).toEqual(['Tipp 5', 'Tipp 4', 'Tipp 3', 'Tipp 2', 'Tipp 1']);
    expect(
      screen.getByText('Jelenleg 62,5%; ha ezek a lépések elkészülnek, 100% lenne (8 / 8 pont).'),
    ).toBeVisible();
  });

  it('folds on a phone what is filled in, and says what is noted', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), { media, matches: media === '(width < 640px)' } as MediaQueryList),
    );
    const page = makePage();
    Object.assign(page.sectionData[7]!.tips[0]!, { productId: 'a1b2c3' });
    serve([kept('q2')], { page });
    await openPublic('/evaluation/abc?s=99');
    await screen.findByText(saved);
    const fold = (name: string) => notesOf(name).getByLabelText('Ki végzi el?').closest('details')!;
    await expect
      .poll(() => fold('Tipp 2').querySelector('summary')!.textContent)
      .toBe('Anna · 2027.\u00a001.\u00a031.');
    expect(fold('Tipp 2')).not.toHaveAttribute('open');
    expect(fold('Tipp 8').querySelector('summary')).toHaveTextContent('Felelős és határidő');
    expect(fold('Tipp 7').querySelector('summary')).toHaveTextContent('Felelős, határidő, segítség');
    expect(within(fold('Tipp 7')).getByText('Ebben segít: Emlékeztető')).toBeInTheDocument();
    const words = screen.getByRole('heading', { name: 'Összegző értékelés' }).closest('details');
    expect(words).not.toHaveAttribute('open');
  });

  it('shows what is kept of it, and what is done last', async () => {
    serve([kept('q2'), kept('q8', { state: 'done', who: 'Béla', due: null })]);
    await openPublic('/evaluation/abc?s=99');
    expect(await screen.findByText(saved)).toBeVisible();
    expect(shown()).toEqual(['Tipp 7', 'Tipp 6', 'Tipp 2', 'Tipp 8']);
    expect(await box('Tipp 8')).toBeChecked();
    expect(await box('Tipp 2')).not.toBeChecked();
    expect(notesOf('Tipp 2').getByLabelText('Ki végzi el?')).toHaveValue('Anna');
    expect(notesOf('Tipp 2').getByLabelText('Határidő')).toHaveValue('2027-01-31');
    expect(within((await box('Tipp 8')).closest('li')!).getByText('Béla')).toBeVisible();
  });

  it('stands on paper with every step, also those for later, and what is kept', async () => {
    serve([kept('q8'), kept('q7', { state: 'done', who: '', due: null })]);
    await openPublic('/evaluation/abc?s=99');
    await screen.findByText('A terv minden változását elmentettük.');
    await act(() => import('../loaded-later.ts'));
    fireEvent(window, new Event('beforeprint'));
    const rows = screen.queryAllByRole('row', { hidden: true }).map((row) => row.textContent.trim());
    expect(rows).toContain('1. Tipp 8+2Anna2027.\u00a001.\u00a031.');
    const done = rows.indexOf(rows.find((row) => row.startsWith('Elkészült'))!);
    expect(rows[done + 1]).toBe('2. Tipp 7+2');
    for (const number of [3, 4, 5, 6, 7, 8])
      expect(rows.some((row) => row.startsWith(`${number}. Tipp ${9 - number}`))).toBe(true);
  });

  it('tells what is little or much work, and offers a solution beside the first step that it serves', async () => {
    const page = makePage();
    for (const [id, more] of [
      [8, { effort: 'small' }],
      [7, { effort: 'medium', productId: 'a1b2c3' }],
      [6, { effort: 'large', productId: 'a1b2c3' }],
    ] as const)
      Object.assign(page.sectionData[id]!.tips[0]!, more);
    serve([], { page });
    await openPublic('/evaluation/abc?s=99');
    const step = async (name: string) => (await box(name)).closest('li')!;
    expect(within(await step('Tipp 8')).getByText('kevés munka')).toBeVisible();
    expect(within(await step('Tipp 6')).getByText('nagyobb munka')).toBeVisible();
    expect(within(await step('Tipp 7')).queryByText(/ munka$/)).toBeNull();
    expect(within(await step('Tipp 7')).getByText('Ebben segít: Emlékeztető')).toBeVisible();
    expect(screen.getAllByText(/^Ebben segít/)).toHaveLength(1);
    fireEvent.click(within(await step('Tipp 7')).getByRole('button', { name: /Emlékeztető/ }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('starts a later step in place of one that was only suggested, and puts one back', async () => {
    const calls = serve();
    await openPublic('/evaluation/abc?s=99');
    await screen.findByText(saved);
    await userEvent.click(screen.getByText('Később (5)'));
    await userEvent.click(start('Tipp 1'));
    expect(shown()).toEqual(['Tipp 8', 'Tipp 7', 'Tipp 1']);
    expect(await box('Tipp 1')).toHaveFocus();
    await userEvent.click(notesOf('Tipp 8').getByRole('button', { name: 'Vissza a későbbiek közé' }));
    expect(shown()).toEqual(['Tipp 7', 'Tipp 6', 'Tipp 1']);
    expect(later()[0]).toBe('Tipp 8');
    expect(screen.getByText('Később (5)').closest('summary')).toHaveFocus();
    await expect
      .poll(() => saves(calls))
      .toMatchObject([
        ['q1', { state: 'planned', due: null }],
        ['q8', { state: 'later', due: null }],
      ]);
  });

  it('starts no fourth step, and says what to do before', async () => {
    serve([kept('q1'), kept('q2'), kept('q3')]);
    await openPublic('/evaluation/abc?s=99');
    await screen.findByText(saved);
    expect(shown()).toEqual(['Tipp 3', 'Tipp 2', 'Tipp 1']);
    await userEvent.click(screen.getByText('Később (5)'));
    expect(start('Tipp 8')).toHaveAccessibleDescription(/^Ha másikat kezdenének el/);
    await userEvent.click(start('Tipp 8'));
    expect(shown()).toEqual(['Tipp 3', 'Tipp 2', 'Tipp 1']);
    await userEvent.click(await box('Tipp 2'));
    expect(await box('Tipp 2')).toHaveFocus();
    expect(shown()).toEqual(['Tipp 8', 'Tipp 3', 'Tipp 1', 'Tipp 2']);
    await userEvent.click(start('Tipp 7'));
    expect(shown()).toEqual(['Tipp 7', 'Tipp 3', 'Tipp 1', 'Tipp 2']);
    await userEvent.click(await box('Tipp 2'));
    expect(shown()).toEqual(['Tipp 7', 'Tipp 3', 'Tipp 1']);
    expect(later()).toContain('Tipp 2');
  });

  it('keeps who does a step and by when, which starts it, and that it is done', async () => {
    const calls = serve();
    await openPublic('/evaluation/abc?s=99');
    await box('Tipp 8');
    const name = notesOf('Tipp 8').getByLabelText('Ki végzi el?');
    expect(name).toHaveAttribute('maxlength', '80');
    await userEvent.type(name, 'Anna ');
    await expect
      .poll(() => saves(calls).at(-1))
      .toMatchObject(['q8', { state: 'planned', who: 'Anna ', due: null }]);
    fireEvent.change(notesOf('Tipp 8').getByLabelText('Határidő'), { target: { value: '2027-02-28' } });
    await userEvent.click(await box('Tipp 8'));
    await expect.poll(() => saves(calls).at(-1)).toMatchObject(['q8', { state: 'done', due: '2027-02-28' }]);
    expect(screen.queryByRole('group', { name: 'Tipp 8' })).toBeNull();
  });

  it('tells what could not be read or saved, keeps it, and tries again when asked', async () => {
    let failing = true;
    const calls = serve([], { failing: () => failing });
    await openPublic('/evaluation/abc?s=99');
    expect(await screen.findByText(/A mentett tervet most nem tudjuk megmutatni/)).toBeVisible();
    await userEvent.click(await box('Tipp 8'));
    failing = false;
    await userEvent.click(screen.getByRole('button', { name: 'Újra' }));
    expect(await screen.findByText(saved)).toBeVisible();
    expect(saves(calls)).toHaveLength(1);
    failing = true;
    await userEvent.click(await box('Tipp 8'));
    expect(await screen.findByText(/A legutóbbi változásokat még nem mentettük/)).toBeVisible();
    expect(await box('Tipp 8')).not.toBeChecked();
  });

  it('is asked for behind the welcome, not with the page itself', async () => {
    const calls = serve();
    const asked = () => calls.filter(({ route }) => route.endsWith('/plan')).length;
    await openPublic('/evaluation/abc');
    const start = await screen.findByRole('button', { name: 'Kezdés' });
    // Calls are noted in their order: one that the welcome had made would stand before this.
    await fetch('/api/health/live');
    expect(asked()).toBe(0);
    await userEvent.click(start);
    await expect.poll(asked).toBe(1);
  });

  it('says that nothing is kept for an admin, in the preview without asking', async () => {
    const calls = serve([], { kept: false });
    await openPublic('/evaluation/abc?s=99&preview=1');
    expect(await screen.findByText(/amit itt bejelöl, azt nem mentjük/)).toBeVisible();
    expect(calls.filter(({ route }) => route.endsWith('/plan'))).toEqual([]);
  });

  it('has a page for the meeting, with what is worked on now and a list of the rest', async () => {
    serve([kept('q2')]);
    await openPublic('/evaluation/abc?s=99');
    await screen.findByText(saved);
    await userEvent.click(screen.getByRole('link', { name: 'Nyomtatás a megbeszéléshez' }));
    const title = await screen.findByRole('heading', { level: 1, name: 'Terv a megbeszéléshez' });
    await waitFor(() => expect(title).toHaveFocus());
    const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(names()).toEqual(['Tipp 8', 'Tipp 7', 'Tipp 2', 'Később']);
    expect(screen.getByText('Anna')).toBeVisible();
    expect(screen.getByText('2027. 01. 31.')).toBeVisible();
    expect(screen.getByText('Minta Rendelő')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Vissza a tervhez' }));
    expect(await box('Tipp 2')).toBeVisible();
  });
});
