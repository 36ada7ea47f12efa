import { editedAnswers, isSameAnswers, type Answers, type EditedAnswers } from '../options/answers.ts';
import { textsOf, type Edits, type QuestionField } from './question-fields.ts';
import { type Question } from '../configuration.api.ts';
import { settled, typed, without } from '../../../../shared/actions/edits.ts';
import { createStore } from '../../../../shared/state/store.ts';
import { readStoredValue, writeStoredValue } from '../../../../shared/state/stored.ts';
import { draftKeys } from '../draft-keys.ts';

/** What is unsaved at one question and how its last save went. */
export type QuestionWork = Readonly<{
  edits: Edits;
  state: 'idle' | 'saving' | 'saved' | 'failed';
  /** The server's sentence when the save did not work. */
  failure: string | null;
  /** Fields the server refused. */
  refused: readonly string[];
}>;

const untouched: QuestionWork = { edits: {}, state: 'idle', failure: null, refused: [] };
const opened = new Map<string, QuestionDrafts>();

/** The unsaved questions of a questionnaire in this browser tab; the same ones whenever the page is opened. */
export function draftsOf(adminId: number, questionnaireId: number): QuestionDrafts {
  const key = `${draftKeys.questions}${adminId}:${questionnaireId}`;
  const known = opened.get(key) ?? new QuestionDrafts(key);
  opened.set(key, known);
  return known;
}

/**
 * Keeps what was typed per question until it is saved: outside React, so that a key press draws one row of many,
 * and in the tab's storage, so that nothing is lost by a reload, another screen or a failed save.
 */
export class QuestionDrafts {
  private works = new Map<number, QuestionWork>();
  private readonly dirty = createStore<readonly number[]>([]);

  constructor(private readonly storageKey: string) {
    this.restore();
  }

  readonly subscribe = this.dirty.subscribe;

  /** The work at one question; the same object until something happens there. */
  readonly of = (questionId: number): QuestionWork => this.works.get(questionId) ?? untouched;

  /** Questions with something unsaved; the same list until it changes. */
  readonly unsaved = this.dirty.value;

  /** Takes over what was typed; what equals the saved value is no edit. */
  type(question: Question, field: QuestionField, text: string): void {
    const work = this.of(question.id);
    const edits = typed(work.edits, textsOf(question) as Edits, [field, text]);
    this.put(question.id, { edits, state: 'idle', failure: null, refused: [] });
  }

  /** Takes over what became of the answers; what equals the stored ones is no edit. On their way to the server they stay. */
  editAnswers(question: Question, change: (answers: Answers) => Answers): void {
    const work = this.of(question.id);
    if (work.state === 'saving') return;
    const { from, ...answers } = editedAnswers(question, work.edits.answers);
    this.put(question.id, {
      edits: withAnswers(work.edits, { ...change(answers), from }),
      state: 'idle',
      failure: null,
      refused: [],
    });
  }

  /** Edited answers upon what is stored by now. */
  rebaseAnswers(questionId: number, answers: EditedAnswers): void {
    const work = this.of(questionId);
    this.put(questionId, { ...work, edits: withAnswers(work.edits, answers) });
  }

  /** Says that the question is on its way to the server. */
  saving(questionId: number): void {
    this.put(questionId, { ...this.of(questionId), state: 'saving', failure: null, refused: [] });
  }

  /** The server has the sent edits; what was typed meanwhile stays unsaved. */
  saved(questionId: number, sent: Edits): void {
    const edits = settled(this.of(questionId).edits, sent);
    this.put(questionId, { edits, state: 'saved', failure: null, refused: [] });
  }

  /** The save did not work: everything typed stays, with the reason beside it. */
  failed(questionId: number, failure: string, refused: readonly string[] = []): void {
    this.put(questionId, { ...this.of(questionId), state: 'failed', failure, refused });
  }

  /** The save was not gone through with. */
  calledOff(questionId: number): void {
    this.put(questionId, { ...this.of(questionId), state: 'idle' });
  }

  /** Gives up what was typed. */
  discard(questionIds: readonly number[]): void {
    for (const id of questionIds) this.works.delete(id);
    this.publish();
  }

  /** Forgets edits of questions that are gone. */
  keepOnly(questionIds: ReadonlySet<number>): void {
    const gone = [...this.works.keys()].filter((id) => !questionIds.has(id));
    if (gone.length > 0) this.discard(gone);
  }

  private put(questionId: number, work: QuestionWork): void {
    this.works.set(questionId, work);
    this.publish();
  }

  private publish(): void {
    const dirty = [...this.works].filter(([, { edits }]) => Object.keys(edits).length > 0).map(([id]) => id);
    const kept = Object.fromEntries(dirty.map((id) => [id, this.of(id).edits]));
    writeStoredValue('tab', this.storageKey, dirty.length === 0 ? null : kept);
    this.dirty.set(dirty.join() === this.unsaved().join() ? this.unsaved() : dirty);
  }

  private restore(): void {
    for (const [id, edits] of Object.entries(readStoredValue('tab', this.storageKey) ?? {})) {
      if (typeof edits === 'object' && edits !== null)
        this.works.set(Number(id), { ...untouched, edits: edits as Edits });
    }
    this.dirty.set([...this.works.keys()]);
  }
}

function withAnswers(edits: Edits, answers: EditedAnswers): Edits {
  return isSameAnswers(answers, answers.from) ? without(edits, 'answers') : { ...edits, answers };
}
