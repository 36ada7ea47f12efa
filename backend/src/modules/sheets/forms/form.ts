import type { ErrorParams } from '../../../platform/errors/app-error.js';
import { cleanText } from '../../../platform/text/clean-text.js';
import { fold } from '../../../platform/text/fold.js';
import {
  MOST_POINTS,
  OPTION_LABEL,
  OTHER_TEXT,
  QUESTION_TEXT,
  SECTION_NAME,
} from '../../questionnaires/limits.js';
import type { QuestionKind } from '../../questionnaires/question-fields.js';
import type messages from './texts/note-messages.en.json';

/** A question of a form; the rows of a grid are questions of their own. */
export interface FormQuestion {
  /** The form's id in hexadecimal, the same however the form was read; null when it has none. */
  externalId: string | null;
  /** Null where the author of the form left it blank. */
  text: string | null;
  /** Place among the items of the form, from 1. */
  number: number;
  /** A quiz's points; 0 where the form gives none, or was read without them. */
  points: number;
  correctAnswer: string | null;
  /** Null where its kind is unknown here. */
  kind: QuestionKind | null;
  /** Whether the form asks for an answer. */
  required: boolean;
  /** Labels of the answers to choose from, without 'other', each once. */
  options: string[];
  /** What is lost when the form's answers are taken over. */
  answerNote: FormNote | null;
}

/** A page of a form. */
export interface FormSection {
  externalId: string | null;
  name: string | null;
  /** Place among the pages, from 1. */
  number: number;
  description: string | null;
  questions: FormQuestion[];
}

type FormNoteCode = keyof typeof messages;

/** Something odd that was taken all the same. */
export interface FormNote {
  code: FormNoteCode;
  params?: ErrorParams;
}

export interface ReadForm {
  source: 'api' | 'page';
  sections: FormSection[];
  notes: FormNote[];
  /** What to tell when new questions come from it. */
  advice?: FormNote[];
}

/** The form could not be understood: it is something else, or its shape has changed. */
export class FormUnreadable extends Error {}

/** What precedes the first page break has no id of its own. No form uses this one, which is no hexadecimal number. */
export const FIRST_PAGE = 'start';

/** Collects the items of a form in their order, cleaned and bounded (rules: google forms). */
export class FormBuilder {
  readonly notes: FormNote[] = [];
  private readonly sections: FormSection[];
  private readonly ids = new Set<string>();
  private number = 0;

  constructor(title: unknown) {
    this.sections = [
      {
        externalId: FIRST_PAGE,
        name: this.textOf(title, SECTION_NAME),
        number: 1,
        description: null,
        questions: [],
      },
    ];
  }

  /** Every item counts, also one that makes nothing. */
  next(): void {
    this.number += 1;
  }

  page(id: string | null, title: unknown, description: unknown): void {
    this.sections.push({
      externalId: this.ownId(id),
      name: this.textOf(title, SECTION_NAME),
      number: this.sections.length + 1,
      description: this.textOf(description, OTHER_TEXT),
      questions: [],
    });
  }

  /** `row` is the name of a grid's row. Answers are those that are right; several of them, where its kind says so. */
  question(
    id: string | null,
    title: unknown,
    more: {
      row?: unknown;
      points?: unknown;
      answers?: string[];
      kind?: QuestionKind;
      required?: boolean;
      options?: unknown[];
      isUnknownKind?: boolean;
    } = {},
  ): void {
    const whole = [textIn(title), more.row === undefined ? '' : rowName(more.row)].filter(Boolean).join(' ');
    const text = this.textOf(whole, QUESTION_TEXT);
    if (more.isUnknownKind) this.note('form_kind_unknown', { question: text ?? `#${this.number}` });
    const { points: given } = more;
    const points = typeof given === 'number' && Number.isInteger(given) && given > 0 ? given : 0;
    this.sections.at(-1)!.questions.push({
      externalId: this.ownId(id),
      text,
      number: this.number,
      points: Math.min(points, MOST_POINTS),
      ...correctAnswerOf(text ?? `#${this.number}`, more.answers ?? [], more.kind === 'multiple'),
      kind: more.kind ?? null,
      required: more.required ?? false,
      options: labelsOf(more.options ?? []),
    });
  }

  done(source: ReadForm['source']): ReadForm {
    return { source, sections: this.sections, notes: this.notes };
  }

  private textOf(value: unknown, limit: number): string | null {
    const text = textIn(value);
    if (text.length <= limit) return text || null;
    this.note('form_text_cut', { question: text, limit });
    return cutText(text, limit);
  }

  /** An id counts once: the second of a pair is known by its text alone. */
  private ownId(id: string | null): string | null {
    if (id === null || this.ids.has(id)) return null;
    this.ids.add(id);
    return id;
  }

  private note(code: FormNoteCode, params: ErrorParams): void {
    this.notes.push(noteOf(code, params));
  }
}

/** Texts that people can read, bounded, each once. */
function labelsOf(options: unknown[]): string[] {
  const labels = options.map((option) => cutText(textIn(option), OPTION_LABEL)).filter(Boolean);
  return [...new Map(labels.toReversed().map((label) => [fold(label), label])).values()].toReversed();
}

/**
 * Ticked boxes stand in a sheet joined by ', '; of several answers of which any one is right, our field holds the first.
 * `question` names the question in notes.
 */
function correctAnswerOf(
  question: string,
  answers: string[],
  several: boolean,
): Pick<FormQuestion, 'correctAnswer' | 'answerNote'> {
  const given = answers.map(textIn).filter(Boolean);
  const answer = several ? given.join(', ') : given[0];
  if (!answer) return { correctAnswer: null, answerNote: null };
  if (answer.length > OTHER_TEXT)
    return { correctAnswer: null, answerNote: noteOf('form_answer_too_long', { question }) };
  const others = several ? [] : given.slice(1);
  const params = { question, kept: answer, others: others.join(' | ') };
  return {
    correctAnswer: answer,
    answerNote: others.length > 0 ? noteOf('form_other_answers', params) : null,
  };
}

/** Notes quote texts; long ones are shortened. */
export function noteOf(code: FormNoteCode, params: ErrorParams): FormNote {
  const short = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'string' ? shorten(value) : value,
  ]);
  return { code, params: Object.fromEntries(short) as ErrorParams };
}

const shorten = (text: string): string => (text.length > 120 ? `${text.slice(0, 119)}…` : text);

const rowName = (row: unknown): string => {
  const name = textIn(row);
  return name === '' ? '' : `[${name}]`;
};

/** Without outer blanks; '' for anything that is no text or that nobody could read. */
function textIn(value: unknown): string {
  if (typeof value !== 'string') return '';
  const text = cleanText(value).replace(/\r\n?/g, '\n').trim();
  return fold(text) === '' ? '' : text;
}

/** The beginning of a text: no half of a character pair and no blank at its end, as neither would be found again. */
export const cutText = (text: string, limit: number): string =>
  text
    .slice(0, limit)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();

/** An id in hexadecimal without leading zeros, from its hexadecimal text or its number; null for anything else. */
export function formId(id: unknown): string | null {
  if (typeof id === 'number') return Number.isSafeInteger(id) && id >= 0 ? id.toString(16) : null;
  if (typeof id !== 'string' || !/^[0-9a-f]{1,40}$/i.test(id)) return null;
  return id.toLowerCase().replace(/^0+(?=.)/, '');
}
