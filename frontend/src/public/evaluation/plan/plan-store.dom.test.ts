import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/api-error.ts';
import { type Schemas } from '../../../shared/api/operations.ts';
import { PlanStore, type PlanServer } from './plan-store.ts';

type Kept = Schemas['PlanStepResponse'];

/** Keeps steps as the server does. */
class FakeServer implements PlanServer {
  readonly kept = new Map<string, Kept>();
  readonly saves: Schemas['SavePlanStepRequest'][] = [];
  failing: ApiError | null = null;
  forClient = true;

  read = async () => {
    await Promise.resolve();
    if (this.failing !== null) throw this.failing;
    return { steps: [...this.kept.values()], kept: this.forClient };
  };

  save = async (questionId: string, { basis, ...notes }: Schemas['SavePlanStepRequest']) => {
    await Promise.resolve();
    this.saves.push({ basis, ...notes });
    if (this.failing !== null) throw this.failing;
    const stands = this.kept.get(questionId);
    const taken = stands === undefined || stands.counter === basis;
    const step = taken ? { questionId, ...notes, counter: (stands?.counter ?? 0) + 1 } : stands;
    this.kept.set(questionId, step);
    return { step, taken };
  };

  put(questionId: string, more: Partial<Kept> = {}) {
    const step = { questionId, state: 'planned', who: '', due: null, counter: 1, ...more } as const;
    this.kept.set(questionId, step);
  }
}

const unreachable = ApiError.unreachable(new Error('offline'));
const keyStart = 'plan:e1:';
let server: FakeServer;
const ends: (() => void)[] = [];
const open = (by: PlanServer | null = server) => {
  const plan = new PlanStore(by, keyStart, ['q1', 'q2']);
  ends.push(plan.keep());
  return plan;
};
/** What was asked is answered, and the pause before a save is over. */
const settle = (milliseconds = 600) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  server = new FakeServer();
});
afterEach(() => {
  ends.splice(0).forEach((end) => end());
  vi.useRealTimers();
});

describe('a plan', () => {
  it('shows what is kept, and keeps a change after a pause, the latest of several', async () => {
    server.put('q1', { who: 'Anna' });
    const plan = open();
    expect(plan.view().keeping).toBe('reading');
    await settle();
    expect(plan.view().notes.get('q1')).toEqual({ state: 'planned', who: 'Anna', due: null });
    plan.change('q2', { state: 'planned', due: '2027-01-31' });
    plan.change('q2', { who: 'B' });
    plan.change('q2', { who: 'Béla' });
    expect(plan.view()).toMatchObject({ keeping: 'saving' });
    await settle();
    expect(server.saves).toEqual([{ state: 'planned', who: 'Béla', due: '2027-01-31', basis: 0 }]);
    expect(plan.view()).toMatchObject({ keeping: 'saved', failure: null });
    expect(localStorage).toHaveLength(0);
  });

  it('shows a change at once, also before anything was read, and tells the person who listens', () => {
    const plan = open();
    const heard = vi.fn();
    plan.subscribe(heard);
    plan.change('q1', { state: 'planned' });
    expect(plan.view().notes.get('q1')?.state).toBe('planned');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('loses nothing that could not be saved: it is told, kept over a reload, and tried again', async () => {
    const plan = open();
    await settle();
    server.failing = unreachable;
    plan.change('q1', { state: 'planned', who: 'Anna' });
    await settle();
    expect(plan.view()).toMatchObject({
      keeping: 'saving',
      failure: { kind: 'unsaved', error: unreachable },
    });

    const reloaded = open();
    await settle();
    expect(reloaded.view()).toMatchObject({ failure: { kind: 'unread' } });
    expect(reloaded.view().notes.get('q1')).toMatchObject({ state: 'planned', who: 'Anna' });
    server.failing = null;
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(server.kept.get('q1')).toMatchObject({ state: 'planned', who: 'Anna' });
    expect(reloaded.view()).toMatchObject({ keeping: 'saved', failure: null });
    expect(localStorage).toHaveLength(0);
  });

  it('is tried again by itself, ever more rarely, and at once when asked', async () => {
    server.failing = unreachable;
    const plan = open();
    plan.change('q1', { state: 'done' });
    await settle();
    server.failing = null;
    await settle(60_000);
    expect(server.kept.get('q1')?.state).toBe('done');
    server.failing = unreachable;
    plan.change('q1', { who: 'Anna' });
    await settle();
    server.failing = null;
    plan.retry();
    await settle(0);
    expect(server.kept.get('q1')?.who).toBe('Anna');
  });

  it('lays only what was changed here over what was changed elsewhere', async () => {
    server.put('q1', { who: 'Anna' });
    const plan = open();
    await settle();
    server.put('q1', { who: 'Béla', state: 'done', counter: 7 });
    plan.change('q1', { due: '2027-01-31' });
    await settle();
    expect(server.kept.get('q1')).toMatchObject({
      who: 'Béla',
      state: 'done',
      due: '2027-01-31',
      counter: 8,
    });
    expect(plan.view().notes.get('q1')).toMatchObject({ who: 'Béla', state: 'done', due: '2027-01-31' });
  });

  it('keeps what is changed while it is being saved', async () => {
    const plan = open();
    await settle();
    const save = server.save;
    server.save = async (...given) => {
      server.save = save;
      plan.change('q1', { who: 'Anna Kiss' });
      return save(...given);
    };
    plan.change('q1', { who: 'Anna' });
    await settle();
    expect(server.saves.map(({ who, basis }) => [who, basis])).toEqual([
      ['Anna', 0],
      ['Anna Kiss', 1],
    ]);
    expect(plan.view()).toMatchObject({ keeping: 'saved' });
  });

  it('gives up what the server refuses for good, and goes on with the rest', async () => {
    const plan = open();
    await settle();
    const refusal = new ApiError(400, 'no', { code: 'plan_step_unknown', message: 'Nincs ilyen.' });
    const save = server.save;
    server.save = (id, body) => (id === 'q1' ? Promise.reject(refusal) : save(id, body));
    plan.change('q2', { state: 'done' });
    plan.change('q1', { state: 'done' });
    await settle();
    expect(plan.view()).toMatchObject({ keeping: 'saved', failure: { kind: 'lost', error: refusal } });
    expect([...plan.view().notes.keys()]).toEqual(['q2']);
    expect(server.kept.get('q2')?.state).toBe('done');
    expect(localStorage).toHaveLength(0);
  });

  it('of an admin or in the preview is shown, and neither sent nor kept in the browser', async () => {
    server.forClient = false;
    for (const plan of [open(), open(null)]) {
      await settle();
      plan.change('q1', { state: 'planned' });
      await settle();
      expect(plan.view()).toMatchObject({ keeping: 'local', failure: null });
      expect(plan.view().notes.get('q1')?.state).toBe('planned');
    }
    expect(server.saves).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it('makes do where the browser keeps nothing, and with what it cannot read', async () => {
    localStorage.setItem('plan:e1:q1', '{');
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    const plan = open();
    plan.change('q2', { state: 'planned' });
    await settle();
    expect([...plan.view().notes.keys()]).toEqual(['q2']);
    expect(server.kept.get('q2')?.state).toBe('planned');
    refuse.mockRestore();
  });
});
