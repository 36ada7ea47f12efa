import { isCode } from '../../shared/api/api-error.ts';
import {
  mailContinueLink,
  readDraft,
  readForm,
  saveAnswers,
  sentInPreview,
  submitDraft,
  type Contact,
  type FormDefinition,
  type GivenAnswer,
  type SavedAnswers,
  type StoredDraft,
  type Submitted,
} from '../form.api.ts';
import { createStore, type Store } from '../../shared/state/store.ts';
import { hasAnswers, questionsOf, textsOf, waitingAnswers, type StoredAnswer } from './answers.ts';
import { LocalDraft } from './local-draft.ts';
import { Sender } from './sender.ts';
import { submissionOf } from './submission.ts';
import { type Ending, type Notice, type SessionOptions, type SessionState } from './session-state.ts';

const typingPause = 800;
/** What is being filled in on this page: the answers, kept in the browser and sent to the server as they are given. */
export class FormSession {
  private readonly shown: Store<SessionState>;
  private readonly draft: LocalDraft;
  private readonly sender: Sender | null;
  private readonly unwatch: () => void;
  /** The server has not been asked yet what it knows of the draft. */
  private isUnread = false;
  private serverCounter = 0;
  private isOver = false;

  constructor(private readonly options: SessionOptions) {
    const { form, kept, preview } = options;
    this.draft = new LocalDraft(kept, form.slug, () => this.show());
    const { answers, contact } = this.draft;
    const state: SessionState = { form, answers, contact, saving: 'none', notices: [], ended: null };
    this.shown = createStore(state);
    this.sender = preview
      ? null
      : new Sender({
          waiting: () => waitingAnswers(this.draft.answers),
          send: (batch) => this.send(batch),
          refused: (batch) => this.refuse(batch),
          ended: ({ code }) => this.end(code as Ending),
          saving: (saving) => this.set({ saving }),
          leave: (batch) => this.leave(batch),
        });
    this.unwatch = preview ? () => undefined : kept.watch(form.slug, (what) => this.hear(what));
  }

  readonly subscribe = (listener: () => void): (() => void) => this.shown.subscribe(listener);

  readonly snapshot = (): SessionState => this.shown.value();

  /** The address that opens this draft. */
  get link(): string {
    const { slug } = this.snapshot().form;
    return `${window.location.origin}/q/${encodeURIComponent(slug)}#continue=${this.draft.secret}`;
  }

  get isPreview(): boolean {
    return this.sender === null;
  }

  /** False where the browser refuses to store anything: the answers are then on the server alone. */
  get isStored(): boolean {
    return this.options.kept.isLasting;
  }

  /** Goes on with a draft of this browser, or with one that a link has opened. */
  resume(secret: string, contact?: Contact): void {
    this.isUnread = true;
    this.draft.resume(secret, contact);
    if (hasAnswers(this.draft.answers)) this.set({ saving: 'saved' });
    this.fit();
  }

  /** Learns what the server has of the draft. Throws where it cannot be asked; what waits is sent once it can be. */
  read(): Promise<void> {
    const asked = readDraft(this.snapshot().form.slug, this.draft.secret);
    return asked.then((stored) => this.learn(stored)).finally(() => this.sender?.retry());
  }

  /** Gives an answer; one without content takes the answer back. */
  answer(questionId: string, given: Pick<StoredAnswer, 'options' | 'text'>): void {
    this.begin();
    this.draft.put(questionId, { ...given, counter: this.draft.nextCounter(this.serverCounter) });
    this.sender?.wake(given.text === undefined ? 0 : typingPause);
  }

  keepContact(contact: Contact): void {
    this.begin();
    this.draft.keepContact(contact);
  }

  /** The notice has been read. */
  forgetNotices(): void {
    if (this.snapshot().notices.length > 0) this.set({ notices: [] });
  }

  /** Sends what waits, then has a link mailed; false where none can go out. */
  async continueLater(email: string): Promise<boolean> {
    if (this.sender === null) return true;
    this.begin();
    await this.sender.flush();
    return mailContinueLink(this.snapshot().form.slug, this.draft.secret, email);
  }

  /** Sends all answers in. The same draft again is the same response. */
  async submit(consentId: number, website: string): Promise<Submitted> {
    const { form } = this.snapshot();
    if (this.sender === null) return sentInPreview(form);
    try {
      const submission = submissionOf(this.draft, consentId, website);
      const sent = await submitDraft(form.slug, { ...submission, ...this.options.visitor });
      this.finish(sent.submittedAt);
      return sent;
    } catch (error) {
      if (isCode(error, 'consent_changed')) await this.reread();
      if (isCode(error, 'draft_submitted')) this.end('draft_submitted');
      throw error;
    }
  }

  /** Leaves it; what is kept stays kept. */
  stop(): void {
    this.sender?.stop();
    this.unwatch();
  }

  private begin(): void {
    if (this.draft.begin()) this.isUnread = true;
  }

  private async send(batch: GivenAnswer[]): Promise<void> {
    const { slug } = this.snapshot().form;
    const draft = this.draft.secret;
    if (this.isUnread) this.learn(await readDraft(slug, draft));
    const saved = await saveAnswers(slug, { draft, answers: batch, ...this.options.visitor });
    // What was sent in meanwhile must not come back into the browser's storage.
    if (!this.isOver) this.afterSaving(batch, saved);
  }

  /** The page is left: the browser sends what it has no time to wait for. What does not arrive is still stored here. */
  private leave(answers: GivenAnswer[]): void {
    const body = { draft: this.draft.secret, answers, ...this.options.visitor };
    void saveAnswers(this.snapshot().form.slug, body, { keepalive: true }).catch(() => undefined);
  }

  private afterSaving(batch: readonly GivenAnswer[], saved: SavedAnswers): void {
    this.serverCounter = Math.max(this.serverCounter, saved.counter);
    for (const { questionId, counter } of batch) this.draft.mark(questionId, counter, 'sent');
    this.take(saved.newer);
    if (saved.version !== this.snapshot().form.version) {
      // Where it cannot be read now, the next answer brings it up again.
      void this.reread().catch(() => undefined);
    } else if (saved.dropped.length > 0) {
      this.tell('refused', saved.dropped);
      saved.dropped.forEach((questionId) => this.draft.drop(questionId));
    }
  }

  /** Reads the questionnaire again, and keeps of the answers what it still asks for. */
  private async reread(): Promise<void> {
    const before = this.snapshot().form;
    const form = await readForm(before.slug, this.options.preview);
    if (form.state !== 'open') return this.end('form_not_open');
    const known = new Set(questionsOf(before).map(({ questionId }) => questionId));
    const added = questionsOf(form).filter(({ questionId }) => !known.has(questionId));
    this.set({ form });
    const questionIds = added.map(({ questionId }) => questionId);
    this.tell('added', questionIds);
    this.fit(before);
  }

  private learn(stored: StoredDraft): void {
    this.isUnread = false;
    if (stored.submittedAt !== null) return this.finish(stored.submittedAt, 'draft_submitted');
    this.serverCounter = Math.max(this.serverCounter, stored.counter);
    this.draft.learn(stored);
    this.take(stored.answers);
    this.fit();
  }

  private take(newer: readonly GivenAnswer[]): void {
    this.tell('replaced', this.draft.take(newer));
  }

  /** Leaves out what the questionnaire no longer asks for, and says so. */
  private fit(before?: FormDefinition): void {
    const { removed, changed } = this.draft.fit(this.snapshot().form);
    if (removed.length > 0) this.tell('removed', removed, before ?? this.snapshot().form);
    if (changed.length === 0) return;
    this.tell('changed', changed);
    this.sender?.wake();
  }

  private refuse(batch: readonly GivenAnswer[]): void {
    const questionIds = batch.map(({ questionId }) => questionId);
    this.tell('refused', questionIds);
    // It stays as it was typed, to be looked at and changed.
    for (const { questionId, counter } of batch) this.draft.mark(questionId, counter, 'refused');
  }

  /** What another tab has answered is shown here, too; what it has sent in is over here. */
  private hear(what: 'form' | 'answers'): void {
    if (what === 'answers') return this.draft.hear();
    const form = this.options.kept.form(this.snapshot().form.slug);
    if (form?.sentAt !== undefined && this.draft.isBegun) this.finish(form.sentAt, 'draft_submitted');
    if (form?.draft !== undefined && !this.draft.isBegun) this.resume(form.draft, form.contact);
  }

  private finish(sentAt: string, ended: Ending | null = null): void {
    this.isOver = true;
    this.stop();
    this.draft.finish(sentAt);
    this.set({ ended });
  }

  private end(ended: Ending): void {
    if (ended === 'draft_submitted') return this.finish(new Date().toISOString(), ended);
    this.stop();
    this.set({ ended });
  }

  /** Questions that are asked no more are named by the form of before, where that is known. */
  private tell(kind: Notice['kind'], questionIds: readonly string[], form = this.snapshot().form): void {
    const questions = textsOf(form, questionIds);
    if (questions.length > 0 || kind === 'removed')
      this.set({ notices: [...this.snapshot().notices, { kind, questions }] });
  }

  private show(): void {
    this.set({ answers: this.draft.answers, contact: this.draft.contact });
  }

  private set(change: Partial<SessionState>): void {
    this.shown.set({ ...this.snapshot(), ...change });
  }
}
