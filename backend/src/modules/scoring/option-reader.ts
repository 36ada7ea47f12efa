import { fold } from '../../platform/text/fold.js';
import { namesOf, standsAlone } from '../questionnaires/options.js';
import { bandOf } from '../questionnaires/numbers/number-answer.js';
import { answerText } from './answers.js';
import { numberOf } from './number-of.js';
import type { Answer, AskedOptions, ScoredOption } from './scoring.types.js';

/** An answer as a question's options tell it. */
export interface ReadAnswer {
  /** In the order of the question; empty where nothing was understood. */
  options: ScoredOption[];
  /** Parts that are no option, as they were given. */
  unknown: string[];
}

/** What separates the ticked options of one answer: forms and their files write any of these. */
const SEPARATOR = /[,;\n]/;
const LONGEST_QUOTED = 200;
const NOTHING: ReadAnswer = { options: [], unknown: [] };

/**
 * Prepares the reading of answers to one question; null for a question without options. An answer is compared as a whole
 * first, then, where several may be chosen, part by part; an option whose label holds a comma is found as well. An option
 * that stands alone together with others contradicts itself, so nothing of it counts (rules: answers). A number is read as the
 * band that it belongs to (rules: numbers).
 */
export function optionReader(question: AskedOptions): ((answer: Answer) => ReadAnswer) | null {
  const { kind, options } = question;
  if (kind === 'text' || options.length === 0) return null;
  const names = optionsByName(options);
  const longest = Math.max(...[...names.keys()].map((name) => partsOf(name).length));
  const byName = finderOf(names);
  const byParts = finderOf(new Map([...names].map(([name, option]) => [keyOf(partsOf(name)), option])));
  return (answer) => {
    const text = answerText(answer);
    if (text === '') return NOTHING;
    const value = numberOf(question, answer);
    const band = value === null ? undefined : bandOf(options, value);
    if (band) return { options: [band], unknown: [] };
    const whole = byName(text);
    if (whole) return { options: [whole], unknown: [] };
    const given = String(answer).trim();
    if (kind !== 'multiple') return { options: [], unknown: [quoted(given)] };
    const read = readParts(given, byParts, longest);
    const isContradictory = read.options.size > 1 && [...read.options].some(standsAlone);
    if (isContradictory) return { options: [], unknown: [quoted(given)] };
    return { options: options.filter((option) => read.options.has(option)), unknown: read.unknown };
  };
}

function optionsByName(options: readonly ScoredOption[]): Map<string, ScoredOption> {
  const byName = new Map<string, ScoredOption>();
  for (const option of options.toReversed()) for (const name of namesOf(option)) byName.set(name, option);
  return byName;
}

type Finder = (key: string) => ScoredOption | undefined;

/** Finds an option by its name as it stands, else by the same name with other dashes: who types writes '-' for '–'. */
function finderOf(byKey: Map<string, ScoredOption>): Finder {
  const plain = new Map([...byKey].map(([key, option]) => [withPlainDashes(key), option]));
  return (key) => byKey.get(key) ?? plain.get(withPlainDashes(key));
}

/** Hyphens, dashes and the minus sign as the one that keyboards have. */
const withPlainDashes = (text: string): string => text.replace(/[\u2010-\u2015\u2212]/g, '-');

/** Takes at every place the option that covers most parts; what none covers is unknown. */
function readParts(given: string, byParts: Finder, longest: number) {
  const parts = given.split(SEPARATOR).filter((part) => fold(part) !== '');
  const folded = parts.map(fold);
  const options = new Set<ScoredOption>();
  const unknown: string[] = [];
  for (let at = 0; at < parts.length;) {
    let length = Math.min(longest, parts.length - at);
    const found = () => byParts(keyOf(folded.slice(at, at + length)));
    while (length > 0 && !found()) length -= 1;
    if (length === 0) unknown.push(quoted(parts[at]!.trim()));
    else options.add(found()!);
    at += Math.max(1, length);
  }
  return { options, unknown: [...new Set(unknown)] };
}

const partsOf = (name: string): string[] =>
  name
    .split(SEPARATOR)
    .map(fold)
    .filter((part) => part !== '');
const keyOf = (parts: string[]): string => parts.join('\n');

function quoted(text: string): string {
  return text.length > LONGEST_QUOTED ? `${text.slice(0, LONGEST_QUOTED - 1)}…` : text;
}

/** What options bring together: of several chosen ones the sum, never more than the question's points. */
export const pointsFor = (options: readonly ScoredOption[], pointValue: number): number =>
  Math.min(
    pointValue,
    options.reduce((sum, { points }) => sum + points, 0),
  );

/** Short answers in the languages of clinics, folded: a form may have been answered in another language than the questionnaire's. */
export const YES = ['igen', 'yes', 'da'];
export const NO = ['nem', 'no', 'nu'];
const SAME_MEANING = [YES, NO, ['részben', 'partly', 'partially', 'parțial', 'în parte']];

/** Finds the option that an unknown answer most likely means, to be proposed to a person; null where none is near. */
export function nearestFinder<Named extends Pick<ScoredOption, 'label' | 'aliases'>>(
  options: readonly Named[],
): (value: string) => Named | null {
  const names = options
    .flatMap((option) => namesOf(option).map((name) => ({ option, name })))
    .slice(0, MOST_NAMES)
    .map(({ option, name }) => ({ option, like: likenessTo(name) }));
  return (value) => {
    const words = SAME_MEANING.find((group) => group.includes(fold(value)));
    const translated = options.filter((option) => namesOf(option).some((name) => words?.includes(name)));
    if (translated.length === 1) return translated[0]!;
    const wanted = compared(fold(value));
    let best: { option: Named; likeness: number } | null = null;
    for (const { option, like } of names) {
      const likeness = like(wanted);
      if (likeness >= LEAST_LIKENESS && likeness > (best?.likeness ?? 0)) best = { option, likeness };
    }
    return best?.option ?? null;
  };
}

const LEAST_LIKENESS = 0.34;
const COMPARED_CHARACTERS = 120;
/** A question may have twenty thousand of them; it is only a proposal. */
const MOST_NAMES = 2_000;

interface Compared {
  text: string;
  /** How often each pair of letters stands in it. */
  pairs: Map<string, number>;
}

function compared(whole: string): Compared {
  const text = whole.slice(0, COMPARED_CHARACTERS);
  const pairs = new Map<string, number>();
  for (let at = 0; at < text.length - 1; at += 1) {
    const pair = text.slice(at, at + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return { text, pairs };
}

/** From 0 to 1: the share of letter pairs that two texts have in common; a name that a text holds whole counts for more. */
function likenessTo(name: string): (given: Compared) => number {
  const { text: own, pairs: left } = compared(name);
  return ({ text, pairs }) => {
    if (text === own) return 1;
    let common = 0;
    for (const [pair, count] of pairs) common += Math.min(count, left.get(pair) ?? 0);
    const total = Math.max(0, text.length - 1) + Math.max(0, own.length - 1);
    const dice = (2 * common) / Math.max(1, total);
    const isWord = text.includes(own) && isWordIn(text, own);
    return isWord ? Math.max(dice, 0.5 + own.length / (2 * Math.max(text.length, 1))) : dice;
  };
}

const isWordIn = (text: string, word: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escape(word)}(?![\\p{L}\\p{N}])`, 'u').test(text);

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
