import { readNumber } from '../../../../shared/numbers.ts';
import { currentLanguage } from '../../../../shared/texts/i18n.ts';
import { type Question } from '../configuration.api.ts';

export type AnswerKind = Question['kind'];
/** In the order in which they are offered. */
export const answerKinds = ['single', 'multiple', 'number', 'text'] as const satisfies readonly AnswerKind[];
export type StoredAnswer = Question['options'][number];

/** One answer as it stands in the inputs. */
export interface Answer {
  /** Identifies it while it is edited: its id, or a name of its own while it is new. */
  readonly key: string;
  readonly id?: number;
  readonly label: string;
  readonly points: string;
  readonly exclusive: boolean;
  /** Who chose it is not judged by the question. */
  readonly notApplicable: boolean;
  readonly meaning: string;
  readonly advice: string;
  /** The key of the answer that the step leads to; empty: the next better one, of several all that is missing. */
  readonly leadsTo: string;
  /** The step only prepares. */
  readonly prepares: boolean;
  /** Where a number is asked for: the least one that belongs to it, as typed. */
  readonly from: string;
  /** Other texts that mean it, one a line. */
  readonly aliases: string;
  /** The AI's proposal is given up when this is saved. */
  readonly refusesMeaning?: boolean;
  readonly refusesAdvice?: boolean;
}

/** What can be chosen as an answer, and how. */
export interface Answers {
  readonly kind: AnswerKind;
  readonly options: readonly Answer[];
}

/** Answers being edited, with what was stored when that began: only so is it known what somebody else has changed since. */
export interface EditedAnswers extends Answers {
  readonly from: Answers;
}

/** A question's stored answers as the inputs show them. */
export function answersOf({ kind, options }: Pick<Question, 'kind' | 'options'>): Answers {
  return {
    kind,
    options: options.map((option) => ({
      key: String(option.id),
      id: option.id,
      label: option.label,
      points: String(option.points),
      exclusive: option.exclusive,
      notApplicable: option.notApplicable,
      meaning: option.meaning ?? '',
      advice: option.advice ?? '',
      leadsTo: String(optionNamed(options, option.leadsTo ?? '')?.id ?? ''),
      prepares: option.prepares,
      from: boundText(option.from),
      aliases: option.aliases.join('\n'),
    })),
  };
}

/** The answer that is known by this text. */
const optionNamed = (options: readonly StoredAnswer[], text: string): StoredAnswer | undefined =>
  options.find(({ label, aliases }) => [label, ...aliases].map(fold).includes(fold(text)));

/** A question's answers as they are being edited; untouched ones as they are stored. */
export function editedAnswers(
  question: Pick<Question, 'kind' | 'options'>,
  edited?: EditedAnswers,
): EditedAnswers {
  if (edited !== undefined) return edited;
  const from = answersOf(question);
  return { ...from, from };
}

/** An answer that nobody has typed anything into yet. */
export function newAnswer(label = '', points = '0'): Answer {
  return {
    key: `new-${crypto.randomUUID()}`,
    label,
    points,
    exclusive: false,
    notApplicable: false,
    meaning: '',
    advice: '',
    leadsTo: '',
    prepares: false,
    from: '',
    aliases: '',
  };
}

/** A number as its input shows it, with the decimal sign that the reader types; empty where there is none. */
export function boundText(value: number | null): string {
  if (value === null) return '';
  return currentLanguage() === 'en' ? String(value) : String(value).replace('.', ',');
}

/** A number as typed; null where nothing is, NaN where it is none. */
export function boundOf(text: string): number | null {
  if (text.trim() === '') return null;
  const value = readNumber(text);
  return typeof value === 'number' && Math.abs(value) <= largestNumber ? value : Number.NaN;
}

const largestNumber = 1_000_000_000;

/** True when saving one instead of the other would change nothing. */
export function isSameAnswers(one: Answers, other: Answers): boolean {
  return JSON.stringify([one.kind, one.options]) === JSON.stringify([other.kind, other.options]);
}

/** Points as typed; what is no number brings none, and an empty field says 0. */
export function pointsOf({ points }: Pick<Answer, 'points'>): number {
  const value = Number(points.trim().replace(',', '.'));
  return Number.isFinite(value) ? value : 0;
}

/** Those that responses can hold: free text has none, whatever stood there before. */
export function choosable({ kind, options }: Answers): readonly Answer[] {
  return kind === 'text' ? [] : options;
}

/**
 * The most points that the answers can bring: of one, the best; of several, all that may stand together, or one that
 * stands alone where it brings more. Null where none carries points: then the correct answer decides (rules: answers).
 */
export function pointsOfAnswers(answers: Answers): number | null {
  const options = choosable(answers);
  if (!options.some((option) => pointsOf(option) > 0)) return null;
  const best = (some: readonly Answer[]) => Math.max(0, ...some.map(pointsOf));
  if (answers.kind !== 'multiple') return best(options);
  const together = options.filter(({ exclusive }) => !exclusive).reduce((sum, one) => sum + pointsOf(one), 0);
  return Math.max(together, best(options.filter(({ exclusive }) => exclusive)));
}

/**
 * What following the step of an answer would bring by another one, for a clinic that gave it alone: of several, both where they may
 * stand together. Above 0 a step may lead there (rules: points promised).
 */
export function gainBy(kind: AnswerKind, option: Answer, target: Answer): number {
  const together = kind === 'multiple' && option !== target && !option.exclusive && !target.exclusive;
  return together ? pointsOf(target) : pointsOf(target) - pointsOf(option);
}

/** The answer that the step of one leads to while nobody has chosen: the next better one. None of several. */
export function nextBetter({ kind, options }: Answers, option: Answer): Answer | undefined {
  if (kind === 'multiple') return undefined;
  return options
    .filter((other) => pointsOf(other) > pointsOf(option))
    .toSorted((a, b) => pointsOf(a) - pointsOf(b))[0];
}

/** Puts an answer at the index it has in the list without it; beyond either end means that end. */
export function moveAnswer(options: readonly Answer[], key: string, index: number): readonly Answer[] {
  const moved = options.find((option) => option.key === key);
  if (moved === undefined) return options;
  const others = options.filter((option) => option !== moved);
  const at = Math.max(0, Math.min(index, others.length));
  return [...others.slice(0, at), moved, ...others.slice(at)];
}

/** The form in which texts are compared, as the server does it (rules: comparing texts). */
export function fold(text: string): string {
  return text
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
    .toLowerCase()
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The other texts that were typed, each once. */
export function aliasesOf({ aliases }: Pick<Answer, 'aliases'>): string[] {
  const lines = aliases.split('\n').map((line) => line.trim());
  return [...new Map(lines.filter(Boolean).map((line) => [fold(line), line])).values()];
}
