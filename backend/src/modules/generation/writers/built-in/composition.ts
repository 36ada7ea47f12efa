import type { Language } from '../../../../platform/http/languages.js';
import { fold } from '../../../../platform/text/fold.js';
import { percentText } from '../../../../platform/text/percent.js';
import type { FactRef, Sentence, SentenceKind } from '../../../evaluations/texts/text-evidence.js';
import type { WriterFacts } from '../text-writer.js';
import { en } from './en.js';
import { hashOf } from './hash.js';
import { hu } from './hu.js';
import type { Phrases, ResultWords, Slot, ParametersOf } from './phrases.js';
import { asSentence, listed, nestQuotes, quote } from './quote.js';
import { ro } from './ro.js';
import { productFinder, safeSentences, splitSentences } from './safe-text.js';

const PHRASES = { hu, en, ro };

/** A question of the facts, as far as a composition quotes it. */
export interface Quoted {
  fact: FactRef;
  questionText: string;
  answer: string | null;
  isFreeText?: boolean;
}

const QUESTION_LENGTH = 100;
const ANSWER_LENGTH = 120;
const NAME_LENGTH = 60;
const NAMED_QUESTIONS = 2;

/**
 * What every part of an evaluation's texts is composed with: the language's phrases, safe quotations, and what has been said
 * already, so that no sentence stands twice. The same facts always give the same choices; other answers give others.
 */
export class Composition {
  readonly phrases: Phrases;
  private readonly language: Language;
  private readonly said = new Set<string>();
  private readonly namesOtherProduct: (text: string) => boolean;
  private readonly seed: number;
  private readonly variation: number;

  constructor(facts: WriterFacts) {
    this.language = facts.language;
    this.phrases = PHRASES[facts.language];
    this.namesOtherProduct = productFinder(facts.otherProducts ?? []);
    this.seed = hashOf(seedOf(facts));
    this.variation = facts.variation ?? 0;
  }

  /** One statement as a sentence, in a wording that has not been used for the same, the search beginning at `offset`; none when all of them have. */
  say<Chosen extends Slot>(
    kind: SentenceKind,
    facts: FactRef[],
    slot: Chosen,
    offset: number,
    ...parameters: ParametersOf<Chosen>
  ): Sentence[] {
    const text = this.wordingsOf(slot, offset, parameters).find((wording) => !this.said.has(fold(wording)));
    return text === undefined ? [] : [this.note(kind, facts, text)];
  }

  /** As `say`, for what a text can't do without: said once more when all wordings have been used. */
  state<Chosen extends Slot>(
    kind: SentenceKind,
    facts: FactRef[],
    slot: Chosen,
    offset: number,
    ...parameters: ParametersOf<Chosen>
  ): Sentence[] {
    const said = this.say(kind, facts, slot, offset, ...parameters);
    return said.length > 0 ? said : [this.note(kind, facts, this.wording(slot, offset, ...parameters))];
  }

  /** Sentences of the questionnaire, the first of them led in by what `lead` says of it. */
  tell(
    kind: SentenceKind,
    fact: FactRef,
    sentences: readonly string[],
    lead?: (text: string) => Sentence[],
  ): Sentence[] {
    const [first, ...others] = sentences;
    if (first === undefined) return [];
    const led = lead?.(first) ?? [];
    if (led.length > 0) this.said.add(fold(first));
    return [
      ...(led.length > 0 ? led : [this.note(kind, [fact], first)]),
      ...others.map((text) => this.note(kind, [fact], text)),
    ];
  }

  /**
   * As many of a text's leading sentences as `length` allows, closed and in the language's quotation marks; none where they
   * can't be repeated safely, name a product that must not be named, or have been said.
   */
  sentencesOf(text: string | null | undefined, length: number): string[] {
    if (!text || this.namesOtherProduct(text)) return [];
    const { marks } = this.phrases;
    const outer = { ...marks, innerOpen: marks.open, innerClose: marks.close };
    const fitting: string[] = [];
    for (const sentence of safeSentences(text)) {
      if ([...fitting, sentence].join(' ').length >= length) break;
      fitting.push(sentence);
    }
    const sentences = splitSentences(asSentence(nestQuotes(fitting.join(' '), outer))).filter(Boolean);
    return fitting.length === 0 || sentences.some((sentence) => this.said.has(fold(sentence)))
      ? []
      : sentences;
  }

  result({
    score,
    maxScore,
    percentage,
  }: {
    score: number;
    maxScore: number;
    percentage: number;
  }): ResultWords {
    const { points } = this.phrases;
    return {
      score: String(score),
      max: String(maxScore),
      points: points(score, maxScore),
      percent: percentText(percentage, this.language),
    };
  }

  /** A text in quotation marks; null where it can't be repeated safely, or names a product that must not be named. */
  quote(text: string, length: number): string | null {
    return this.namesOtherProduct(text) ? null : quote(text, length, this.phrases.marks);
  }

  area({ name }: { name: string }): string | null {
    return this.quote(name, NAME_LENGTH);
  }

  question({ questionText }: Quoted, length = QUESTION_LENGTH): string | null {
    return this.quote(questionText, length);
  }

  /** What was answered, in quotation marks, several ticked options each for itself. A clinic's own words are on no page. */
  answer({ answer, isFreeText }: Quoted, length = ANSWER_LENGTH): string | null {
    if (answer === null || isFreeText) return null;
    const ticked = this.quotations(answer.split(/, (?=\p{Lu})/u), length);
    return ticked === null || ticked.length > 2 * length ? null : ticked;
  }

  /** Several texts, each in quotation marks for itself; null unless all can be repeated. */
  quotations(texts: readonly string[], length: number): string | null {
    const quoted = texts.flatMap((text) => this.quote(text, length) ?? []);
    return quoted.length < texts.length ? null : listed(quoted, this.phrases.and);
  }

  /** The product of a question beside its step, once in an evaluation. */
  sayProduct({ fact, product }: { fact: FactRef; product: string | null }, offset: number): Sentence[] {
    const quoted = product === null ? null : this.quote(product, NAME_LENGTH);
    if (quoted === null || this.said.has(fold(quoted))) return [];
    this.said.add(fold(quoted));
    return this.say('advice', [fact], 'product', offset, quoted);
  }

  /** What was said after all not: its wordings are free again. */
  takeBack(sentences: readonly Sentence[]): void {
    for (const { text } of sentences) this.said.delete(fold(text));
  }

  /** A statement on up to `limit` questions together. */
  sayOf(
    kind: SentenceKind,
    slot: 'gained' | 'pointsMissing' | 'alsoMissing' | 'leftUnanswered' | 'alsoUnanswered',
    offset: number,
    questions: readonly Quoted[],
    limit = NAMED_QUESTIONS,
  ): Sentence[] {
    const quoted = new Map<string, FactRef>();
    for (const one of questions) {
      const text = this.question(one);
      if (text !== null && quoted.size < limit && !quoted.has(text)) quoted.set(text, one.fact);
    }
    if (quoted.size === 0) return [];
    const list = listed([...quoted.keys()], this.phrases.and);
    return this.say(kind, [...quoted.values()], slot, offset, { list, isMany: quoted.size > 1 });
  }

  /** A statement in the wording that comes first, for another sentence to hold it. */
  wording<Chosen extends Slot>(slot: Chosen, offset: number, ...parameters: ParametersOf<Chosen>): string {
    return this.wordingsOf(slot, offset, parameters)[0] ?? '';
  }

  private note(kind: SentenceKind, facts: FactRef[], text: string): Sentence {
    this.said.add(fold(text));
    return { text, kind, facts };
  }

  /** All wordings of a statement, the one to be taken first. */
  private wordingsOf<Chosen extends Slot>(
    slot: Chosen,
    offset: number,
    parameters: ParametersOf<Chosen>,
  ): string[] {
    const wordings = this.phrases.wordings[slot];
    const start = hashOf(`${slot}\n${this.seed}`) + offset + this.variation;
    return wordings.map((_, skip) =>
      asSentence(capitalised(wordings[(start + skip) % wordings.length]!(...parameters))),
    );
  }
}

/** Paragraphs of sentences as the text that they make. */
export const textOf = (paragraphs: readonly Sentence[][]): string =>
  paragraphs
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => sentences.map(({ text }) => text).join(' '))
    .join('\n\n');

const capitalised = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

function seedOf(facts: WriterFacts): string {
  return JSON.stringify([
    facts.totalScore,
    facts.sections.map(({ sectionId, gained, missed }) => [
      sectionId,
      gained.map(({ questionText, answer }) => [questionText, answer]),
      missed.map(({ answer }) => answer),
    ]),
  ]);
}
