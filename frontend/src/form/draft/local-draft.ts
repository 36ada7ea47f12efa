import { type Contact, type FormDefinition, type GivenAnswer, type StoredDraft } from '../form.api.ts';
import { highestCounter, reconcile, saysTheSame, type Answers, type StoredAnswer } from './answers.ts';
import { type DraftStorage } from './draft-storage.ts';

const nobody: Contact = { clientName: '', clinicName: '', clientEmail: '' };

/** The answers of one draft, in the page and in the browser's storage, where other tabs see and change them. */
export class LocalDraft {
  secret = newSecret();
  /** Whether the browser keeps this draft, so that other tabs answer into the same one. */
  isBegun = false;
  answers: Answers = {};
  contact = nobody;

  constructor(
    private readonly kept: DraftStorage,
    private readonly slug: string,
    private readonly changed: () => void,
  ) {}

  /** Goes on with a draft of this browser, or with one that a link has opened. */
  resume(secret: string, contact = nobody): void {
    this.secret = secret;
    this.contact = contact;
    this.isBegun = true;
    this.replace(this.kept.answers(secret));
  }

  /** Before the first answer: another tab's draft, if there is one, is gone on with. True where that is so. */
  begin(): boolean {
    if (this.isBegun) return false;
    const form = this.kept.form(this.slug);
    if (form?.draft !== undefined) {
      this.resume(form.draft, form.contact);
      return true;
    }
    this.isBegun = true;
    this.keepForm();
    return false;
  }

  keepContact(contact: Contact): void {
    this.contact = contact;
    this.keepForm();
    this.changed();
  }

  /** The counter of the next answer: higher than all that this page, other tabs and the server know of. */
  nextCounter(serverCounter: number): number {
    const tabs = highestCounter(this.kept.answers(this.secret));
    return 1 + Math.max(serverCounter, highestCounter(this.answers), tabs);
  }

  put(questionId: string, answer: StoredAnswer): void {
    const kept = this.kept.keepAnswer(this.secret, questionId, answer);
    this.replace({ ...this.answers, [questionId]: kept });
  }

  /** Marks an answer, unless another one was given since. */
  mark(questionId: string, counter: number, state: 'sent' | 'refused'): void {
    const own = this.answers[questionId];
    if (own?.counter === counter) this.put(questionId, { ...own, state });
  }

  drop(questionId: string): void {
    this.kept.forgetAnswer(this.secret, questionId);
    const { [questionId]: _dropped, ...others } = this.answers;
    this.replace(others);
  }

  /** Fills in what is known of the person who answers. What the server has forgotten, after a month, is sent once more. */
  learn({ answers, clientName, clinicName, clientEmail }: StoredDraft): void {
    const own = this.contact;
    this.contact = {
      clientName: own.clientName || clientName,
      clinicName: own.clinicName || clinicName,
      clientEmail: own.clientEmail || clientEmail,
    };
    const there = new Map(answers.map(({ questionId, counter }) => [questionId, counter]));
    for (const [questionId, { state, ...answer }] of Object.entries(this.answers))
      if (state === 'sent' && (there.get(questionId) ?? 0) < answer.counter) this.put(questionId, answer);
    this.changed();
  }

  /** Takes over what the server has newer than this browser; says which of the browser's own answers gave way. */
  take(newer: readonly GivenAnswer[]): string[] {
    return newer.flatMap(({ questionId, ...answer }) => {
      const own = this.answers[questionId];
      if (own !== undefined && own.counter > answer.counter) return [];
      this.put(questionId, { ...answer, state: 'sent' });
      return own === undefined || saysTheSame(own, answer) ? [] : [questionId];
    });
  }

  /** Leaves out what a questionnaire does not ask for; says which given answers are gone, and of which a part is. */
  fit(form: FormDefinition): { removed: string[]; changed: string[] } {
    const { dropped, removed, changed } = reconcile(form, this.answers);
    dropped.forEach((questionId) => this.drop(questionId));
    for (const [questionId, answer] of changed) this.put(questionId, answer);
    return { removed, changed: changed.map(([questionId]) => questionId) };
  }

  /** Takes over what other tabs have answered since. */
  hear(): void {
    const heard = Object.entries(this.kept.answers(this.secret)).filter(([questionId, theirs]) => {
      const own = this.answers[questionId];
      const isNewer = own === undefined || own.counter < theirs.counter;
      return isNewer || (own.counter === theirs.counter && own.state === undefined);
    });
    if (heard.length > 0) this.replace({ ...this.answers, ...Object.fromEntries(heard) });
  }

  /** It was sent in: of what was answered nothing stays in the browser. */
  finish(sentAt: string): void {
    this.kept.forgetAnswers(this.secret);
    this.kept.keepForm(this.slug, { sentAt });
  }

  private keepForm(): void {
    this.kept.keepForm(this.slug, { draft: this.secret, contact: this.contact });
  }

  private replace(answers: Answers): void {
    this.answers = answers;
    this.changed();
  }
}

/** A secret of 192 random bits, in letters that an address may hold. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
