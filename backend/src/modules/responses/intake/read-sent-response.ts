import type { Language } from '../../../platform/http/languages.js';
import { cleanText } from '../../../platform/text/clean-text.js';
import { isEmailAddress, normalizeEmail } from '../../../platform/text/email-address.js';
import { UUID } from '../../../platform/text/uuid.js';
import { MOST_OPTIONS } from '../../questionnaires/limits.js';
import { standsAlone } from '../../questionnaires/options.js';
import { optionReader, type ReadAnswer } from '../../scoring/option-reader.js';
import { YES_AND_NO } from '../../scoring/correct-answer.js';
import { numberText } from '../../questionnaires/numbers/number-answer.js';
import { storedAnswer } from '../../scoring/number-of.js';
import type { Answer, AskedOptions, ScoredOption, ScoredQuestion } from '../../scoring/scoring.types.js';
import type { SentReason } from './sent-response.errors.js';

export const MOST_ANSWERS = 1_000;
export const LONGEST_SENT_ANSWER = 10_000;
const LONGEST_NAME = 200;
export const LONGEST_QUOTED = 100;

/** A response as a program sent it, read against the questionnaire. */
export interface SentResponse {
  clientName: string;
  clinicName: string;
  clientEmail: string;
  submittedAt: Date | null;
  /** By questionId, in the words of the options. */
  answers: Record<string, string>;
  /** Answers that are no option of their question. */
  unknown: { question: Asked; value: string }[];
}

export type Asked = Pick<ScoredQuestion, 'questionId'> & AskedOptions;
type Read = { response: SentResponse } | { reasons: SentReason[] };
interface KnownQuestion {
  question: Asked;
  options: ReadonlyMap<number, ScoredOption>;
  read: ((answer: Answer) => ReadAnswer) | null;
}

const FIELDS = ['clientName', 'clinicName', 'clientEmail', 'submittedAt', 'answers'];
const ANSWER_FIELDS = ['questionId', 'optionId', 'optionIds', 'answer'];
const MOMENT = /^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d(:\d\d(\.\d{1,9})?)?([Zz]|[+-]\d\d:?\d\d)$/;

/** Prepares the reading of responses that a program sends; whatever stands there, each is read or refused with its reasons. Pure. */
export function sentResponseReader(questions: readonly Asked[], language: Language): (raw: unknown) => Read {
  const known = new Map<string, KnownQuestion>(
    questions.map((question) => [
      question.questionId,
      {
        question,
        options: new Map(question.options.map((option) => [option.id, option])),
        read: optionReader(question),
      },
    ]),
  );
  const allOptions = new Set(questions.flatMap(({ options }) => options.map(({ id }) => id)));

  return (raw) => {
    if (!isObject(raw)) return { reasons: [{ code: 'sent_not_an_object' }] };
    const reasons: SentReason[] = unknownFields(raw, FIELDS);
    const clientName = nameIn(raw, 'clientName', reasons);
    const clinicName = nameIn(raw, 'clinicName', reasons);
    const clientEmail = addressIn(raw, reasons);
    const submittedAt = momentIn(raw, reasons);
    const answers = new Map<string, string>();
    const unknown: SentResponse['unknown'] = [];
    for (const [answerIndex, entry] of answersIn(raw, reasons).entries()) {
      const fault = take(entry);
      if (fault) reasons.push(inAnswer(fault, answerIndex));
    }
    if (reasons.length > 0) return { reasons };
    const response = { clientName, clinicName, clientEmail, submittedAt };
    const given = [...answers].filter(([, text]) => text !== '');
    return { response: { ...response, answers: Object.fromEntries(given), unknown } };

    function take(entry: unknown): SentReason | null {
      if (!isObject(entry)) return wrong('', entry);
      const [odd] = unknownFields(entry, ANSWER_FIELDS);
      if (odd) return odd;
      const { questionId: given, optionId, optionIds, answer } = entry;
      if (!isSaid(given)) return { code: 'sent_field_missing', params: { field: 'questionId' } };
      if (typeof given !== 'string' || !UUID.test(given)) return wrong('questionId', given);
      const questionId = given.toLowerCase();
      const asked = known.get(questionId);
      if (!asked) return { code: 'sent_question_unknown', questionId };
      if (answers.has(questionId)) return { code: 'sent_question_twice', questionId };
      if ([optionId, optionIds, answer].filter(isSaid).length > 1)
        return { code: 'sent_answer_ambiguous', questionId };
      const chosen = isSaid(optionId) ? [optionId] : (optionIds ?? []);
      const said = isSaid(answer) ? wordsOf(answer, language) : optionWords(chosen, asked, allOptions);
      if (typeof said !== 'string') return { ...said, questionId };
      answers.set(questionId, storedAnswer(asked.question, said));
      if (isSaid(answer))
        for (const value of asked.read?.(said).unknown ?? [])
          unknown.push({ question: asked.question, value });
      return null;
    }
  };
}

/** A given answer in words; '' where there is none. */
function wordsOf(answer: unknown, language: Language): string | SentReason {
  if (typeof answer === 'boolean') return YES_AND_NO[language][answer ? 0 : 1];
  if (typeof answer === 'number' && Number.isFinite(answer)) return numberText(answer);
  if (typeof answer !== 'string') return wrong('answer', answer);
  const text = cleanText(answer).trim();
  return text.length > LONGEST_SENT_ANSWER ? tooLong('answer', LONGEST_SENT_ANSWER) : text;
}

/** Chosen options by their labels, as responses hold them, in the order of the question. */
function optionWords(
  given: unknown,
  { question, options }: KnownQuestion,
  allOptions: ReadonlySet<number>,
): string | SentReason {
  const isId = (id: unknown): id is number => Number.isSafeInteger(id);
  if (!Array.isArray(given) || given.length > MOST_OPTIONS || !given.every(isId))
    return wrong('optionIds', given);
  const ids = new Set<number>(given);
  for (const id of ids)
    if (!options.has(id))
      return { code: allOptions.has(id) ? 'sent_option_elsewhere' : 'sent_option_unknown', params: { id } };
  const chosen = question.options.filter(({ id }) => ids.has(id));
  if (chosen.length > 1 && question.kind !== 'multiple') return { code: 'sent_options_several' };
  if (chosen.length > 1 && chosen.some(standsAlone)) return { code: 'sent_options_contradict' };
  return chosen.map(({ label }) => label).join(', ');
}

function answersIn(raw: Fields, reasons: SentReason[]): unknown[] {
  const { answers } = raw;
  if (answers === undefined) reasons.push({ code: 'sent_field_missing', params: { field: 'answers' } });
  else if (!Array.isArray(answers)) reasons.push(wrong('answers', answers));
  else if (answers.length > MOST_ANSWERS)
    reasons.push({ code: 'sent_answers_too_many', params: { limit: MOST_ANSWERS } });
  else return answers;
  return [];
}

function nameIn(raw: Fields, field: 'clientName' | 'clinicName', reasons: SentReason[]): string {
  const name = textIn(raw, field, reasons).replace(/\s+/g, ' ');
  if (name.length > LONGEST_NAME) reasons.push(tooLong(field, LONGEST_NAME));
  return name;
}

function addressIn(raw: Fields, reasons: SentReason[]): string {
  const email = normalizeEmail(textIn(raw, 'clientEmail', reasons));
  if (email !== '' && !isEmailAddress(email))
    reasons.push({ code: 'sent_email_invalid', params: { value: quoted(email) } });
  return email;
}

function momentIn({ submittedAt }: Fields, reasons: SentReason[]): Date | null {
  if (submittedAt === undefined || submittedAt === null) return null;
  const moment = typeof submittedAt === 'string' && MOMENT.test(submittedAt) ? new Date(submittedAt) : null;
  const year = moment?.getUTCFullYear() ?? NaN;
  if (moment && year >= 1990 && year <= 2099) return new Date(moment.setUTCMilliseconds(0));
  const value = typeof submittedAt === 'string' ? quoted(submittedAt) : typeof submittedAt;
  reasons.push({ code: 'sent_time_invalid', params: { value } });
  return null;
}

function textIn(raw: Fields, field: string, reasons: SentReason[]): string {
  const value = raw[field] ?? '';
  if (typeof value !== 'string') reasons.push(wrong(field, value));
  const text = typeof value === 'string' ? cleanText(value).trim() : '';
  if (typeof value === 'string' && !VISIBLE.test(text))
    reasons.push({ code: 'sent_field_missing', params: { field } });
  return text;
}

const VISIBLE = /[^\s\u00ad\u200b-\u200f\u2060\ufeff]/;

type Fields = Record<string, unknown>;
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSaid = (value: unknown) => value !== undefined && value !== null;

const wrong = (field: string, value: unknown): SentReason => ({
  code: 'sent_field_wrong',
  params: { field, value: quoted(cleanText(shown(value))) },
});

/** A value as somebody finds it again in what they sent. What lies deeper is left out: it may be deep without end. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return `[${value.slice(0, LONGEST_QUOTED).map(shownInside).join(', ')}]`;
  return isObject(value) ? '{…}' : String(value);
}

const shownInside = (value: unknown): string =>
  typeof value === 'object' && value !== null ? '…' : JSON.stringify(value);

/** A fault of one answer, by its place among them: fields are named from the response on, '' is the answer itself. */
function inAnswer({ params, ...fault }: SentReason, answerIndex: number): SentReason {
  const field = params?.field;
  if (field === undefined) return { ...fault, params, answerIndex };
  const path = `answers[${answerIndex}]${field === '' ? '' : `.${field}`}`;
  return { ...fault, params: { ...params, field: path }, answerIndex };
}

const unknownFields = (raw: Fields, known: readonly string[]): SentReason[] =>
  Object.keys(raw)
    .filter((field) => !known.includes(field))
    .slice(0, 5)
    .map((field) => ({ code: 'sent_field_unknown', params: { field: quoted(cleanText(field)) } }));

const tooLong = (field: string, limit: number): SentReason => ({
  code: 'sent_field_too_long',
  params: { field, limit },
});
const quoted = (text: string): string =>
  text.length > LONGEST_QUOTED ? `${text.slice(0, LONGEST_QUOTED - 1)}…` : text;
