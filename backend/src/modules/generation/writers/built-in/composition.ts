import type { Language } from '../../../../platform/http/languages.js';
import { percentText } from '../../../../platform/text/percent.js';
import type { FactRef, Sentence, SentenceKind } from '../../../evaluations/texts/text-evidence.js';
import type { WriterFacts } from '../text-writer.js';
import { clauseOf, namesIn } from './clauses.js';
import { en } from './en.js';
import { hashOf } from './hash.js';
import { hu } from './hu.js';
import type { ParametersOf, Phrases, ResultWords, Slot, Where } from './phrases.js';
import { asSentence, listed, nestQuotes, type Quotations, quote } from './quote.js';
import { ro } from './ro.js';
import { Spoken, type Worded } from './spoken.js';
import { productFinder, safeSentences, splitSentences } from './safe-text.js';

const PHRASES = { hu, en, ro };

/** A question of the facts, as far as a composition quotes it. */
export interface Quoted {
  fact: FactRef;
  questionText: string;
}

const QUESTION_LENGTH = 100;
const NAME_LENGTH = 60;

/**
 * What every part of an evaluation's texts is composed with: the language's phrases, safe quotations, and what has been said
 * already, so that no sentence stands twice. The same facts always give the same choices; other answers give others.
 */
export class Composition {
  readonly phrases: Phrases;
  private readonly language: Language;
  private readonly spoken = new Spoken();
  private readonly namesOtherProduct: (text: string) => boolean;
  private readonly seed: number;
  private readonly variation: number;

  /** Words that the questionnaire writes with a capital inside sentences, too. */
  private readonly names: ReadonlySet<string>;

  constructor(facts: WriterFacts) {
    this.language = facts.language;
    this.phrases = PHRASES[facts.language];
    this.namesOtherProduct = productFinder(facts.otherProducts ?? []);
    this.seed = hashOf(seedOf(facts));
    this.variation = facts.variation ?? 0;
    this.names = namesIn(facts);
  }

  /**
   * One statement as a sentence, in a wording that has not been used for the same; none when all of them have. Of several the one
   * that was used least, then the one whose first words have opened fewest sentences, the search beginning at `offset`.
   */
  say<Chosen extends Slot>(
    kind: SentenceKind,
    facts: FactRef[],
    slot: Chosen,
    offset: number,
    ...parameters: ParametersOf<Chosen>
  ): Sentence[] {
    const fitting = this.wordingsOf(slot, offset, parameters).filter(
      ({ text }) => !this.phrases.clash?.test(text),
    );
    // Two colons in one sentence read as a form.
    const plain = fitting.filter((one) => one.text.split(': ').length < 3);
    const text = this.spoken.leastUsed(plain) ?? this.spoken.leastUsed(fitting);
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

  /** Sentences of the questionnaire; the first of them goes on behind what leads to it, where `slot` is given and it can. */
  tell(
    kind: SentenceKind,
    facts: FactRef[],
    sentences: readonly string[],
    lead?: (clause: string, isIf: boolean) => Sentence[],
  ): Sentence[] {
    const [first, ...others] = sentences;
    if (first === undefined) return [];
    const clause = lead === undefined ? null : this.clauseOf(first);
    const led = clause === null ? [] : lead!(clause, this.isCondition(clause));
    if (led.length > 0) this.spoken.add(first);
    return [
      ...(led.length > 0 ? led : [this.note(kind, facts, first)]),
      ...others.map((text) => this.note(kind, facts, text)),
    ];
  }

  /** Whether a clause turns by itself: 'the list is online, but incomplete'. */
  turns(clause: string): boolean {
    return this.phrases.turn.test(clause);
  }

  /** Whether a clause begins with a turn: 'however, the list is incomplete'. */
  opensWithTurn(clause: string): boolean {
    return this.phrases.turn.exec(clause)?.index === 0;
  }

  /** A sentence as a clause: without its full stop, in small letters but for names; null where it ends otherwise. */
  clauseOf(sentence: string): string | null {
    return clauseOf(sentence, (word) => this.phrases.capital.test(word) || this.names.has(word));
  }

  /** Whether a step's clause begins with a condition: 'if you have a website, …'. */
  isCondition(clause: string): boolean {
    return this.phrases.condition.test(/^\p{L}+/u.exec(clause)?.[0] ?? '');
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
    return fitting.length === 0 || sentences.some((sentence) => this.spoken.has(sentence)) ? [] : sentences;
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

  /** Several texts, each in quotation marks for itself; null unless all can be repeated. */
  quotations(texts: readonly string[], length: number): Quotations | null {
    const quoted = texts.flatMap((text) => this.quote(text, length) ?? []);
    if (quoted.length === 0 || quoted.length < texts.length) return null;
    return { list: listed(quoted, this.phrases.and) };
  }

  /** A statement on one question by its text, on several by their number and where they lie. */
  sayOf(
    kind: SentenceKind,
    slot: 'open' | 'unreadable',
    offset: number,
    questions: readonly Quoted[],
    where: Where = null,
  ): Sentence[] {
    const facts = questions.map(({ fact }) => fact);
    if (questions.length > 1)
      return this.say(kind, facts, `${slot}Many`, offset, this.phrases.counted(questions.length), where);
    const text = questions[0] && this.question(questions[0]);
    return text ? this.say(kind, facts, slot, offset, { list: text }) : [];
  }

  /** A statement in the wording that comes first, for another sentence to hold it. */
  wording<Chosen extends Slot>(slot: Chosen, offset: number, ...parameters: ParametersOf<Chosen>): string {
    return this.wordingsOf(slot, offset, parameters)[0]?.text ?? '';
  }

  private note(kind: SentenceKind, facts: FactRef[], text: string): Sentence {
    this.spoken.note(text);
    return { text, kind, facts };
  }

  /** All wordings of a statement, the one to be taken first. */
  private wordingsOf<Chosen extends Slot>(
    slot: Chosen,
    offset: number,
    parameters: ParametersOf<Chosen>,
  ): Worded[] {
    const wordings = this.phrases.wordings[slot];
    const start = hashOf(`${slot}\n${this.seed}`) + offset + this.variation;
    return wordings.map((_, skip) => {
      const at = (start + skip) % wordings.length;
      return { wording: `${slot} ${at}`, text: asSentence(capitalised(wordings[at]!(...parameters))) };
    });
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
