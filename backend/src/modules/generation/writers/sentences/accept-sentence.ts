import type { Sentence } from '../../../evaluations/texts/text-evidence.js';
import type { Composition } from '../built-in/composition.js';
import { composeMotivation } from '../built-in/compose-motivation.js';
import { bestOf, sayBest, sayMostOpen, sayAreaResult, sayTotal } from '../built-in/compose-summary.js';
import { firstStepOf, sayFirstStep, sayStep } from '../built-in/steps.js';
import type { WriterFacts } from '../text-writer.js';
import { FOREMOST_STEPS, type NumberedFact } from './numbered-facts.js';

/** What a model may let the program say: a result, or claims on facts. */
export const RESULT_KINDS = ['result', 'strongest', 'mostToGain', 'firstStep', 'encourage'] as const;
export const CLAIM_KINDS = ['strength', 'gap', 'advice'] as const;
type ResultKind = (typeof RESULT_KINDS)[number];
type ClaimKind = (typeof CLAIM_KINDS)[number];

/** A sentence as a model offers it: what it does, and the facts that it tells. */
export interface OfferedSentence {
  kind: ResultKind | ClaimKind;
  facts: number[];
}

/** The text that a sentence is offered for; `sectionId` is null for texts on the whole evaluation. */
export interface Place {
  field: string;
  sectionId: number | null;
}

/** An accepted sentence in its final words; a meaning may take two. */
export interface Statement {
  sentences: Sentence[];
  /** What it tells: no two statements of an evaluation tell the same. */
  claims: string[];
  /** A model has worded it. */
  isFree?: true;
}

export type Verdict = { statement: Statement } | { fault: string };

/** The fault of what the questionnaire gives no words for, or has been said before: no other call could mend it. */
export const NOTHING_TO_TELL = 'there is nothing to tell about it';
const STRENGTH_LENGTH = 160;
const MOST_CLAIMS = 3;

/**
 * A function that judges the offered sentences of one evaluation by their structure alone, and words the accepted ones
 * (rules: acceptance of sentences): what they say of the clinic are sentences of the questionnaire and of the program.
 */
export function sentenceJudgeFor(
  facts: WriterFacts,
  numbered: readonly NumberedFact[],
  composition: Composition,
): (offered: OfferedSentence, place: Place) => Verdict {
  const byNumber = new Map(numbered.map((fact) => [fact.number, fact]));

  const faultOfClaims = (
    kind: ClaimKind,
    numbers: number[],
    cited: NumberedFact[],
    { field, sectionId }: Place,
  ): string | null => {
    if (cited.length < numbers.length) return 'it cites a fact that does not exist';
    if (cited.length === 0) return 'it cites no fact';
    if (cited.length > MOST_CLAIMS) return 'it tells too many facts';
    if (sectionId === null && (field === 'summary' || kind !== 'strength'))
      return 'facts belong in the texts on sections';
    const outside = cited.find((fact) => sectionId !== null && fact.sectionId !== sectionId);
    if (outside) return `fact ${outside.number} is of another section`;
    const wrong = cited.find(({ outcome }) => (outcome === 'full') !== (kind === 'strength'));
    if (wrong) return `fact ${wrong.number} is ${wrong.outcome}, so it is no ${kind}`;
    if (kind !== 'advice') return null;
    const isForemost = ({ rankInSection, ref }: NumberedFact) =>
      (rankInSection ?? FOREMOST_STEPS) < FOREMOST_STEPS || ref[0] === first?.question.fact[0];
    return cited.every(isForemost) ? null : 'other steps come before it';
  };

  const first = firstStepOf(facts);

  /** A claim; advice stands behind what is missing, unless it says that itself. */
  const say = (kind: ClaimKind, { claim, missed, ref, number }: NumberedFact): Sentence[] => {
    const claimed = claim.map((text): Sentence => ({
      text,
      kind: kind === 'strength' ? kind : 'gap',
      facts: [ref],
    }));
    if (kind !== 'advice') return claimed;
    if (missed === null) return [];
    const slot = missed === first?.question ? 'step' : 'suggest';
    const advice = sayStep(slot, missed, number, composition);
    return advice.length === 0 ? [] : [...claimed, ...advice];
  };

  const claims = (kind: ClaimKind, offered: OfferedSentence, place: Place): Verdict => {
    const isCard = place.field.startsWith('strengths.');
    if (isCard && kind !== 'strength') return { fault: 'it has to be a strength' };
    const numbers = [...new Set(offered.facts)].slice(0, isCard ? 1 : undefined);
    const cited = numbers.flatMap((number) => byNumber.get(number) ?? []);
    const fault = faultOfClaims(kind, numbers, cited, place);
    if (fault !== null) return { fault };
    const sentences = cited.flatMap((fact) => say(kind, fact));
    if (sentences.length === 0) return { fault: NOTHING_TO_TELL };
    if (isCard && lengthOf(sentences) > STRENGTH_LENGTH)
      return { fault: `it is longer than ${STRENGTH_LENGTH} characters` };
    const kinds = kind === 'advice' ? (['advice', 'gap'] as const) : [kind];
    return {
      statement: { sentences, claims: cited.flatMap(({ number }) => kinds.map((one) => `${one}:${number}`)) },
    };
  };

  const overallSentences = {
    result: () => sayTotal(facts, composition),
    strongest: () => sayBest(facts, bestOf(facts), composition),
    mostToGain: () => sayMostOpen(facts, composition),
    firstStep: () => (first ? sayFirstStep(first, composition) : []),
    encourage: () => composeMotivation(facts, first, composition).flat(),
  };

  const results = (kind: ResultKind, { field, sectionId }: Place): Verdict => {
    if (field.startsWith('strengths.')) return { fault: 'it has to be a strength' };
    const section = facts.sections.find((one) => one.sectionId === sectionId);
    if (kind !== 'result' && section) return { fault: `${kind} is not for sections` };
    const sentences = section
      ? sayAreaResult(section, section.sectionId, composition)
      : overallSentences[kind]();
    return sentences.length === 0
      ? { fault: NOTHING_TO_TELL }
      : { statement: { sentences, claims: [`${kind}:${sectionId}`] } };
  };

  return (offered, place) => {
    const { kind } = offered;
    return isClaim(kind) ? claims(kind, offered, place) : results(kind, place);
  };
}

/** Whether a sentence of that kind tells facts. */
export const isClaim = (kind: OfferedSentence['kind']): kind is ClaimKind =>
  (CLAIM_KINDS as readonly string[]).includes(kind);

const lengthOf = (sentences: readonly Sentence[]): number =>
  sentences.map(({ text }) => text).join(' ').length;
