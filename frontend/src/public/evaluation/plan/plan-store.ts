import { ApiError } from '../../../shared/api/api-error.ts';
import { type Schemas } from '../../../shared/api/operations.ts';
import { settled, type Edits } from '../../../shared/actions/edits.ts';
import { createStore, type Store } from '../../../shared/state/store.ts';
import { readStoredValue, writeStoredValue } from '../../../shared/state/stored.ts';

/** What the clinic notes about one step. */
export type StepNotes = Pick<Schemas['PlanStepResponse'], 'state' | 'who' | 'due'>;
type Change = Edits<StepNotes>;

/** The two calls that a plan lives by. */
export interface PlanServer {
  read: () => Promise<Schemas['PlanResponse']>;
  save: (
    questionId: string,
    body: Schemas['SavePlanStepRequest'],
  ) => Promise<Schemas['SavedPlanStepResponse']>;
}

/** A plan as it is shown: what is kept, with what is still on its way laid over it. */
export interface PlanView {
  notes: ReadonlyMap<string, StepNotes>;
  /** `local`: nothing is kept, as the person who looks at it is no client. */
  keeping: 'local' | 'reading' | 'saving' | 'saved';
  /** The last call failed; `lost` says that its change was refused for good. */
  failure: { error: unknown; kind: 'unread' | 'unsaved' | 'lost' } | null;
}

const none: StepNotes = { state: 'open', who: '', due: null };
/** So that not every letter of a name is a call. */
const pauseMilliseconds = 500;
const firstRetryMilliseconds = 5000;
const longestRetryMilliseconds = 60_000;

/**
 * The plan of one evaluation. A change is shown at once, stays in this browser until the server has it, and is tried again until
 * then; where somebody else has changed the step meanwhile, only the changed fields are laid over theirs (rules: Plan of an evaluation).
 */
export class PlanStore {
  private readonly stored = new Map<string, Schemas['PlanStepResponse']>();
  private readonly waiting = new Map<string, Change>();
  private isOpen = false;
  private isRead = false;
  private isWorking = false;
  private isLocal: boolean;
  private failure: PlanView['failure'] = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private retryMilliseconds = firstRetryMilliseconds;
  private readonly shown: Store<PlanView>;

  /** Without a server changes last as long as the page. `keyStart` begins the names of what waits in the browser's storage. */
  constructor(
    private readonly server: PlanServer | null,
    private readonly keyStart: string,
    questionIds: readonly string[],
  ) {
    this.isLocal = server === null;
    if (server !== null) {
      for (const id of questionIds) {
        const change = this.readWaiting(id);
        if (change !== null) this.waiting.set(id, change);
      }
    }
    this.shown = createStore(this.compose());
  }

  readonly view = (): PlanView => this.shown.value();

  readonly subscribe = (listener: () => void): (() => void) => this.shown.subscribe(listener);

  /** Reads what is kept and sends what waits, now and whenever the browser is online again; brings what ends that. */
  readonly keep = (): (() => void) => {
    const now = () => void this.work();
    window.addEventListener('online', now);
    window.addEventListener('pagehide', now);
    this.isOpen = true;
    now();
    return () => {
      window.removeEventListener('online', now);
      window.removeEventListener('pagehide', now);
      this.isOpen = false;
      clearTimeout(this.timer);
      if (this.waiting.size > 0) now();
    };
  };

  readonly change = (questionId: string, change: Change): void => {
    const merged = { ...this.waiting.get(questionId), ...change };
    this.waiting.set(questionId, merged);
    if (!this.isLocal) {
      this.writeWaiting(questionId, merged);
      this.workIn(pauseMilliseconds);
    }
    this.tell();
  };

  /** Tries at once what failed. */
  readonly retry = (): void => void this.work();

  private workIn(milliseconds: number): void {
    clearTimeout(this.timer);
    if (this.isOpen) this.timer = setTimeout(() => void this.work(), milliseconds);
  }

  private async work(): Promise<void> {
    if (this.isWorking || this.isLocal) return;
    this.isWorking = true;
    clearTimeout(this.timer);
    try {
      await this.read();
      for (let id = this.nextWaiting(); id !== undefined; id = this.nextWaiting()) await this.save(id);
      if (this.failure?.kind !== 'lost') this.failure = null;
      this.retryMilliseconds = firstRetryMilliseconds;
    } catch (error) {
      this.failure = { error, kind: this.isRead ? 'unsaved' : 'unread' };
      this.workIn(this.retryMilliseconds);
      this.retryMilliseconds = Math.min(2 * this.retryMilliseconds, longestRetryMilliseconds);
    } finally {
      this.isWorking = false;
      this.tell();
    }
  }

  private async read(): Promise<void> {
    if (this.isRead || this.server === null) return;
    const { steps, kept } = await this.server.read();
    for (const step of steps) this.stored.set(step.questionId, step);
    this.isRead = true;
    this.isLocal = !kept;
    this.tell();
  }

  private nextWaiting(): string | undefined {
    return this.isLocal ? undefined : this.waiting.keys().next().value;
  }

  /** A change that did not take waits on: it is laid over the newer state then. */
  private async save(questionId: string): Promise<void> {
    const sent = this.waiting.get(questionId) ?? {};
    const { state, who, due, counter } = this.stored.get(questionId) ?? { ...none, counter: 0 };
    try {
      const saved = await this.server?.save(questionId, { state, who, due, ...sent, basis: counter });
      if (saved === undefined) return;
      this.stored.set(questionId, saved.step);
      if (saved.taken) this.settle(questionId, sent);
      this.failure = null;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 400) throw error;
      // It would be refused for ever.
      this.settle(questionId, sent);
      this.failure = { error, kind: 'lost' };
    }
    this.tell();
  }

  /** What was changed again meanwhile waits on. */
  private settle(questionId: string, sent: Change): void {
    const left = settled(this.waiting.get(questionId) ?? {}, sent);
    const isDone = Object.keys(left).length === 0;
    if (isDone) this.waiting.delete(questionId);
    else this.waiting.set(questionId, left);
    this.writeWaiting(questionId, isDone ? null : left);
  }

  private compose(): PlanView {
    const notes = new Map<string, StepNotes>();
    for (const id of new Set([...this.stored.keys(), ...this.waiting.keys()])) {
      const { state, who, due } = this.stored.get(id) ?? none;
      notes.set(id, { state, who, due, ...this.waiting.get(id) });
    }
    const isSaved = this.waiting.size === 0;
    const keeping = !this.isRead ? 'reading' : isSaved ? 'saved' : 'saving';
    return { notes, keeping: this.isLocal ? 'local' : keeping, failure: this.failure };
  }

  private tell(): void {
    this.shown.set(this.compose());
  }

  private readWaiting(questionId: string): Change | null {
    const kept = readStoredValue('browser', this.keyStart + questionId);
    return typeof kept === 'object' ? kept : null;
  }

  private writeWaiting(questionId: string, change: Change | null): void {
    writeStoredValue('browser', this.keyStart + questionId, change);
  }
}
