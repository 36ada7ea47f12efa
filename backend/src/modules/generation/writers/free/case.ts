import type { Language } from '../../../../platform/http/languages.js';
import type { SentenceKind } from '../../../evaluations/texts/text-evidence.js';
import { firstStepOf } from '../built-in/steps.js';
import type { Place } from '../sentences/accept-sentence.js';
import type { NumberedFact, Outcome } from '../sentences/numbered-facts.js';
import type { WriterFacts } from '../text-writer.js';
import type { Clause } from './clauses.js';
import type { Cited, FreeSentence } from './free-facts.js';
import { type Ground, Grounds } from './grounds.js';
import { LEXICONS, type Lexicon } from './lexicon.js';
import type { Filled } from './slots.js';

/** What all sentences of an evaluation are judged with. */
export interface Context {
  facts: WriterFacts;
  language: Language;
  lexicon: Lexicon;
  /** The first step of the whole, where an answer calls for one. */
  first: NumberedFact | undefined;
  /** By the row id of the question. */
  outcomeOf: ReadonlyMap<number, Outcome>;
}

/** One sentence, and what it is judged by. */
export interface Case {
  context: Context;
  offered: FreeSentence;
  place: Place;
  cited: Cited;
  filled: Filled;
  clauses: Clause[];
  grounds: Grounds;
}

/** Finds what is wrong with a sentence, in words for the model; null: nothing. */
export type Check = (one: Case) => string | null;

export function contextOf(facts: WriterFacts, numbered: readonly NumberedFact[]): Context {
  const { language } = facts;
  const firstId = firstStepOf(facts)?.question.fact[0];
  return {
    facts,
    language,
    lexicon: LEXICONS[language],
    first: numbered.find(({ ref, outcome }) => ref[0] === firstId && outcome === 'missed'),
    outcomeOf: new Map(numbered.map(({ ref, outcome }) => [ref[0], outcome])),
  };
}

/** What a sentence may rest on: its facts and insights, and the names of the sections that it is about. */
export function groundsOf({
  context: { facts, language, lexicon },
  offered: { kind },
  cited,
  filled,
  place,
}: Omit<Case, 'clauses' | 'grounds'>): Grounds {
  const named = facts.sections.filter(
    ({ sectionId }) =>
      sectionId === place.sectionId ||
      filled.sections.some((one) => one.sectionId === sectionId) ||
      [...cited.facts, ...cited.insights].some((one) => one.sectionId === sectionId),
  );
  return new Grounds(
    [
      ...named.flatMap(({ name, description }) => [
        { text: name, polarity: 'named' as const },
        ...(description === null ? [] : [{ text: description, polarity: 'named' as const }]),
      ]),
      ...cited.facts.flatMap((fact) => groundsOfFact(fact, kind, lexicon)),
      ...cited.insights.flatMap(({ insight: { text, advice } }) => [
        { text, polarity: 'own' as const },
        ...(advice === null || kind !== 'advice' ? [] : [{ text: advice, polarity: 'own' as const }]),
      ]),
    ],
    language,
  );
}

/** What a sentence of that kind may rest on, and how each text counts. */
export function groundsOfFact(
  { question, missed, outcome }: NumberedFact,
  kind: SentenceKind,
  lexicon: Lexicon,
): Ground[] {
  const { questionText, answer, meaning, isFreeText } = question;
  const isYesNo = lexicon.yesNo.test(questionText.trim());
  const isPlain =
    answer !== null && (lexicon.plainNo.test(answer.trim()) || lexicon.plainYes.test(answer.trim()));
  const isNo = answer !== null && lexicon.plainNo.test(answer.trim());
  const ofQuestion =
    !isYesNo || kind === 'advice' || outcome === 'unanswered'
      ? 'named'
      : outcome === 'full'
        ? 'there'
        : isNo
          ? 'missing'
          : 'either';
  const grounds: Ground[] = [{ text: questionText, polarity: ofQuestion }];
  if (meaning) grounds.push({ text: meaning, polarity: 'own' });
  if (answer !== null && !isFreeText && !isPlain) grounds.push({ text: answer, polarity: 'own' });
  for (const option of missed?.missing ?? []) grounds.push({ text: option, polarity: 'missing' });
  if (missed?.tip) grounds.push({ text: missed.tip, polarity: kind === 'advice' ? 'named' : 'toDo' });
  if (missed?.product) grounds.push({ text: missed.product, polarity: 'named' });
  return grounds;
}
