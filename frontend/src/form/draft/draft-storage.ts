import { readStored, storedKeys, writeStored } from '../../shared/state/stored.ts';
import { type Contact } from '../form.api.ts';
import { type Answers, type StoredAnswer } from './answers.ts';

/** What the browser remembers of one questionnaire. */
export interface StoredForm {
  /** The secret of the draft; none once it was sent in. */
  draft?: string;
  contact?: Contact;
  /** When it was sent in. */
  sentAt?: string;
}

const formKey = (slug: string) => `form:${slug}`;
const anyAnswer = 'form-answer:';
const answersKey = (draft: string) => `${anyAnswer}${draft}:`;

/**
 * Keeps answers in the browser, one entry for each, so that tabs never overwrite each other's. Where the browser
 * refuses to store anything they last as long as the page does.
 */
export class DraftStorage {
  /** What the browser would not store. */
  private readonly memory = new Map<string, string>();

  /** Without the browser's storage nothing outlives the page: for previews. */
  constructor(private readonly lasts = true) {}

  /** False once the browser has refused to store something. */
  get isLasting(): boolean {
    return this.memory.size === 0;
  }

  form(slug: string): StoredForm | null {
    return this.read<StoredForm>(formKey(slug));
  }

  keepForm(slug: string, form: StoredForm): void {
    this.write(formKey(slug), form);
  }

  forgetForm(slug: string): void {
    this.remove(formKey(slug));
  }

  answers(draft: string): Answers {
    const prefix = answersKey(draft);
    return Object.fromEntries(
      this.keys()
        .filter((key) => key.startsWith(prefix))
        .flatMap((key) => {
          const answer = this.read<StoredAnswer>(key);
          return answer === null ? [] : [[key.slice(prefix.length), answer]];
        }),
    );
  }

  /** Keeps an answer, unless another tab has kept a newer one; brings the one that is kept now. */
  keepAnswer(draft: string, questionId: string, answer: StoredAnswer): StoredAnswer {
    const key = `${answersKey(draft)}${questionId}`;
    const kept = this.read<StoredAnswer>(key);
    if (kept !== null && kept.counter > answer.counter) return kept;
    this.write(key, answer);
    return answer;
  }

  forgetAnswer(draft: string, questionId: string): void {
    this.remove(`${answersKey(draft)}${questionId}`);
  }

  forgetAnswers(draft: string): void {
    for (const questionId of Object.keys(this.answers(draft))) this.forgetAnswer(draft, questionId);
  }

  /** What is kept under a former address of the questionnaire: it holds answers to the same questions. */
  formOfAnswers(questionIds: ReadonlySet<string>): StoredForm | null {
    const forms = this.keys()
      .filter((key) => key.startsWith(formKey('')))
      .map((key) => this.read<StoredForm>(key));
    const isOfThese = (form: StoredForm | null) =>
      form?.draft !== undefined && Object.keys(this.answers(form.draft)).some((id) => questionIds.has(id));
    return forms.find(isOfThese) ?? null;
  }

  /** Calls back when another tab has changed something of a draft or of the questionnaire; ends with the function it returns. */
  watch(slug: string, changed: (what: 'form' | 'answers') => void): () => void {
    const listen = ({ key }: StorageEvent) => {
      if (key === null || key === formKey(slug)) changed('form');
      else if (key.startsWith(anyAnswer)) changed('answers');
    };
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }

  private keys(): string[] {
    return [...new Set([...this.memory.keys(), ...(this.lasts ? storedKeys('browser') : [])])];
  }

  private read<T>(key: string): T | null {
    const text = this.memory.get(key) ?? (this.lasts ? readStored('browser', key) : null);
    try {
      return text === null ? null : (JSON.parse(text) as T);
    } catch {
      // Somebody else's entry, or half of one: as good as none.
      return null;
    }
  }

  private write(key: string, value: unknown): void {
    const text = JSON.stringify(value);
    if (this.lasts && writeStored('browser', key, text)) this.memory.delete(key);
    else this.memory.set(key, text);
  }

  private remove(key: string): void {
    this.memory.delete(key);
    if (this.lasts) writeStored('browser', key, null);
  }
}
