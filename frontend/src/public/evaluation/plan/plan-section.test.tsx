import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Schemas } from '../../../shared/api/operations.ts';
import { serveApi } from '../../../testing/api-server.ts';
import { makeEvaluation } from '../../../testing/make-evaluation.ts';
import { openPublic } from '../../../testing/render-public.tsx';
import { dayAfter } from './periods.ts';

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
    'PUT /api/evaluation/abc/plan/q8': ({ body }) => {
      const { basis, ...notes } = body as Schemas['SavePlanStepRequest'];
      return failing()
        ? broken
        : { body: { step: { questionId: 'q8', ...notes, counter: basis + 1 }, taken: true } };
    },
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
const notesOf = (name: string) => within(screen.getByRole('group', { name }));

beforeEach(() => localStorage.clear());

describe('the plan on the summary', () => {
  it('shows what is kept of it, and the result with its steps', async () => {
    serve([kept('q8'), kept('q7', { state: 'done', who: '', due: null })]);
    await openPublic('/evaluation/abc?s=99');
    expect(await screen.findByText('A terv minden változását elmentettük.')).toBeVisible();
    expect(await box('Tipp 8')).toBeChecked();
    expect(notesOf('Tipp 8').getByLabelText('Ki végzi el?')).toHaveValue('Anna');
    expect(notesOf('Tipp 8').getByLabelText('Határidő')).toHaveValue('2027-01-31');
    expect(notesOf('Tipp 7').getByRole('checkbox', { name: 'Elkészült' })).toBeChecked();
    expect(screen.getByText('Jelenleg 62,5%, a bejelölt lépésekkel 100% lenne (8 / 8 pont).')).toBeVisible();
  });

  it('stands on paper with every step, also those for later, and what is kept', async () => {
    serve([kept('q8'), kept('q7', { state: 'done', who: '', due: null })]);
    await openPublic('/evaluation/abc?s=99');
    await screen.findByText('A terv minden változását elmentettük.');
    await act(() => import('../loaded-later.ts'));
    fireEvent(window, new Event('beforeprint'));
    const rows = screen.queryAllByRole('row', { hidden: true }).map((row) => row.textContent.trim());
    expect(rows).toContain('1. Tipp 8+2Anna2027. 01. 31.');
    expect(rows).toContain('2. Tipp 7+2Elkészült');
    for (const number of [3, 4, 5, 6, 7, 8])
      expect(rows.some((row) => row.startsWith(`${number}. Tipp ${9 - number}`))).toBe(true);
  });

  it('tells what is little or much work, and offers a solution beside the first step that it serves', async () => {
    const page = makePage();
    for (const [id, more] of [
      [8, { effort: 'small' }],
      [7, { productId: 'a1b2c3' }],
      [6, { effort: 'medium', productId: 'a1b2c3' }],
      [5, { effort: 'large' }],
    ] as const)
      Object.assign(page.sectionData[id]!.tips[0]!, more);
    serve([], { page });
    await openPublic('/evaluation/abc?s=99');
    const step = async (name: string) => (await box(name)).closest('li')!;
    expect(within(await step('Tipp 8')).getByText('kevés munka')).toBeVisible();
    expect(within(await step('Tipp 5')).getByText('nagyobb munka')).toBeVisible();
    expect(within(await step('Tipp 6')).queryByText(/munka/)).toBeNull();
    expect(within(await step('Tipp 7')).getByText('Ebben segít: Emlékeztető')).toBeVisible();
    expect(screen.getAllByText(/^Ebben segít/)).toHaveLength(1);
    fireEvent.click(within(await step('Tipp 7')).getByRole('button', { name: /Emlékeztető/ }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('has three steps first, three next, and later ones when they are asked for or planned', async () => {
    serve([kept('q2')]);
    await openPublic('/evaluation/abc?s=99');
    await screen.findByText('A terv minden változását elmentettük.');
    const headings = () => screen.getAllByRole('heading', { level: 3 }).map((node) => node.textContent);
    expect(headings()).toEqual(
      expect.arrayContaining(['Elsőként: 30 napon belül', 'Azután: 60 napon belül']),
    );
    expect(await box('Tipp 2')).toBeChecked();
    expect(screen.queryByRole('checkbox', { name: /^Tipp 1(?!\d)/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'További 1 lépés megjelenítése' }));
    expect(await box('Tipp 1')).not.toBeChecked();
  });

  it('leaves a later step where it is when it is unticked', async () => {
    serve([kept('q2')]);
    await openPublic('/evaluation/abc?s=99');
    await screen.findByText('A terv minden változását elmentettük.');
    await userEvent.click(await box('Tipp 2'));
    expect(await box('Tipp 2')).not.toBeChecked();
  });

  it('keeps a tick with a day to do it by, who does it, and that it is done', async () => {
    const calls = serve();
    const saved = () => calls.filter(({ route }) => route.startsWith('PUT')).map(({ body }) => body);
    await openPublic('/evaluation/abc?s=99');
    await userEvent.click(await box('Tipp 8'));
    expect(notesOf('Tipp 8').getByLabelText('Határidő')).toHaveValue(dayAfter(30));
    expect(notesOf('Tipp 8').getByLabelText('Ki végzi el?')).toHaveAttribute('maxlength', '80');
    await userEvent.type(notesOf('Tipp 8').getByLabelText('Ki végzi el?'), 'Anna ');
    fireEvent.change(notesOf('Tipp 8').getByLabelText('Határidő'), { target: { value: '2027-02-28' } });
    await userEvent.click(notesOf('Tipp 8').getByRole('checkbox', { name: 'Elkészült' }));
    await expect.poll(() => saved().at(-1)).toMatchObject({ state: 'done', who: 'Anna ', due: '2027-02-28' });
    await userEvent.click(await box('Tipp 8'));
    await expect.poll(() => saved().at(-1)).toMatchObject({ state: 'open' });
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
    expect(await screen.findByText('A terv minden változását elmentettük.')).toBeVisible();
    expect(calls.filter(({ route }) => route.startsWith('PUT'))).toHaveLength(1);
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
});
