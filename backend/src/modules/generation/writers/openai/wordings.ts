import { fieldsOf } from '../../../evaluations/texts/text-fields.js';
import type { AiWording } from '../../../questionnaires/ai-wording.js';
import { checkTexts } from '../../../review/checks/check-texts.js';
import { Composition } from '../built-in/composition.js';
import { firstStepOf } from '../built-in/steps.js';
import {
  isClaim,
  NOTHING_TO_TELL,
  type OfferedSentence,
  type Place,
  sentenceJudgeFor,
  type Statement,
  type Verdict,
} from '../sentences/accept-sentence.js';
import { type Accepted, compose, statementAt, tidy } from '../sentences/draft.js';
import { arrangeFree } from '../free/arrange.js';
import { type FreeSentence, numberInsights, type NumberedInsight } from '../free/free-facts.js';
import { freeJudgeFor } from '../free/judge-free.js';
import { type NumberedFact, numberFacts } from '../sentences/numbered-facts.js';
import type { WriterFacts, WritingTask, WrittenTexts } from '../text-writer.js';
import { type AnswerShapes, CHOSEN, type Offer, WRITTEN } from './answer.js';

/** An offered sentence with what became of it. */
export interface Judged<Said> {
  offer: Offer<Said>;
  /** What is wrong with it; null for one that stands. */
  fault: string | null;
  statement: Statement | null;
}

/** How one of the two wordings asks, judges and finishes. */
export interface WordingOf<Said> {
  wording: AiWording;
  shapes: AnswerShapes<Said>;
  numbered: readonly NumberedFact[];
  insights: readonly NumberedInsight[];
  judge: (said: Said, place: Place) => Verdict;
  /** Faults that only the whole shows, by the index of the sentence. */
  faultsOf: (judged: readonly Judged<Said>[], task: WritingTask) => Map<number, string>;
  isWorthAnother: (said: Said, fault: string) => boolean;
  /** What the program says in place of a sentence that stays refused; null: nothing. */
  instead: (said: Said, place: Place) => Statement | null;
  /** What a text needs and the model has not said. */
  complete: (accepted: Accepted) => Accepted;
  arrange: typeof tidy;
  /** Which texts are the program's own. */
  label: (written: WrittenTexts, accepted: Accepted) => WrittenTexts;
  /** Tokens of an answer. */
  tokens: { base: number; perSection: number; one: number; perRepair: number };
}

/** The model chooses, the program words. */
export function exactWording(facts: WriterFacts): WordingOf<OfferedSentence> {
  const composition = new Composition(facts);
  const numbered = numberFacts(facts, composition);
  const judge = sentenceJudgeFor(facts, numbered, composition);
  const owed = owedTo(facts, numbered);
  return {
    wording: 'exact',
    shapes: CHOSEN,
    numbered,
    insights: [],
    judge,
    faultsOf: () => new Map(),
    isWorthAnother: ({ kind }, fault) => fault !== NOTHING_TO_TELL && isClaim(kind),
    instead: () => null,
    // The summary says where to begin, so that area tells what to do there.
    complete: (accepted) =>
      owed === null ? accepted : withFirst(accepted, owed.place.field, statementOf(judge(owed, owed.place))),
    arrange: tidy,
    label: (written) => written,
    tokens: { base: 4000, perSection: 800, one: 2000, perRepair: 60 },
  };
}

/** The model writes; what is refused twice is said by the program. */
export function freeWording(facts: WriterFacts): WordingOf<FreeSentence> {
  const composition = new Composition(facts);
  const numbered = numberFacts(facts, composition);
  const insights = numberInsights(facts, numbered);
  const exact = sentenceJudgeFor(facts, numbered, composition);
  const owed = owedTo(facts, numbered);
  const say = (said: OfferedSentence, place: Place) => statementOf(exact(said, place));
  return {
    wording: 'free',
    shapes: WRITTEN,
    numbered,
    insights,
    judge: freeJudgeFor(facts, numbered, insights, composition),
    faultsOf: (judged, task) => faultsOfChecks(judged, task),
    isWorthAnother: () => true,
    instead: ({ kind, facts: cited }, place) =>
      kind === 'strength' || kind === 'gap' || kind === 'advice' ? say({ kind, facts: cited }, place) : null,
    complete: (accepted) => {
      const isThere = (field: string, kind: string) =>
        (accepted.get(field) ?? []).some(({ sentences }) => sentences.some((one) => one.kind === kind));
      const whole = { field: 'summary', sectionId: null };
      let completed = accepted;
      if (!isThere('summary', 'verdict'))
        completed = withFirst(completed, 'summary', say({ kind: 'result', facts: [] }, whole));
      if (!isThere('summary', 'advice'))
        completed = withLast(completed, 'summary', say({ kind: 'firstStep', facts: [] }, whole));
      if (owed === null) return completed;
      const claim = `advice:${owed.facts[0]}`;
      const { field } = owed.place;
      const isTold = (accepted.get(field) ?? []).some(({ claims }) => claims.includes(claim));
      return isTold ? completed : withLast(completed, field, say(owed, owed.place));
    },
    arrange: arrangeFree,
    label: (written, accepted) => ({ ...written, builtIn: wordedByProgram(written, accepted) }),
    tokens: { base: 6000, perSection: 1400, one: 2500, perRepair: 150 },
  };
}

const statementOf = (verdict: Verdict): Statement | null => ('fault' in verdict ? null : verdict.statement);
const withFirst = (accepted: Accepted, field: string, statement: Statement | null): Accepted =>
  statement === null
    ? accepted
    : new Map([...accepted, [field, [statement, ...(accepted.get(field) ?? [])]]]);
const withLast = (accepted: Accepted, field: string, statement: Statement | null): Accepted =>
  statement === null
    ? accepted
    : new Map([...accepted, [field, [...(accepted.get(field) ?? []), statement]]]);

/** The first step of the whole as its own section has to tell it. */
function owedTo(
  facts: WriterFacts,
  numbered: readonly NumberedFact[],
): (OfferedSentence & { place: Place }) | null {
  const id = firstStepOf(facts)?.question.fact[0];
  const fact = numbered.find(({ ref }) => ref[0] === id);
  if (!fact) return null;
  const { number, sectionId } = fact;
  return { kind: 'advice', facts: [number], place: { field: `sections.${sectionId}`, sectionId } };
}

/** Rules of the checks that speak of a whole text, not of one sentence. */
const OF_TEXTS: ReadonlySet<string> = new Set([
  'empty',
  'too_short',
  'too_long',
  'unfinished',
  'duplicate',
  'facts_changed',
]);

/** What the checks find in sentences that stand: another language, links, markup, names, products, numbers. */
function faultsOfChecks(judged: readonly Judged<FreeSentence>[], task: WritingTask): Map<number, string> {
  const stated = judged.flatMap(({ statement, offer }, index) =>
    statement ? [{ statement, offer, index }] : [],
  );
  const byField = new Map<string, typeof stated>();
  for (const one of stated) {
    const { field } = one.offer.place;
    byField.set(field, [...(byField.get(field) ?? []), one]);
  }
  const accepted: Accepted = new Map(
    [...byField].map(([field, those]) => [field, those.map(({ statement }) => statement)]),
  );
  const faults = new Map<number, string>();
  for (const { field, rule, start, text } of checkTexts(compose(accepted, task.facts).texts, task.check())) {
    if (OF_TEXTS.has(rule)) continue;
    const [kind, id, card] = field.split('.');
    const those = byField.get(kind === 'strengths' ? `strengths.${id}` : field) ?? [];
    const statement =
      kind === 'strengths'
        ? those[Number(card)]?.statement
        : statementAt(
            those.map((one) => one.statement),
            start,
          );
    const index = those.find((one) => one.statement === statement)?.index;
    if (index !== undefined) faults.set(index, `${rule}: ${text.slice(0, 80)}`);
  }
  return faults;
}

/** Texts in which no sentence is the model's own. */
function wordedByProgram({ texts, evidence, builtIn }: WrittenTexts, accepted: Accepted): string[] {
  const free = new Set(
    [...accepted.values()]
      .flat()
      .flatMap(({ isFree, sentences }) => (isFree ? sentences.map(({ text }) => text) : [])),
  );
  const isPrograms = (field: string) => !(evidence[field] ?? []).some(({ text }) => free.has(text));
  return [...new Set([...builtIn, ...Object.keys(evidence).filter(isPrograms)])].filter(
    (field) => builtIn.includes(field) || !isEmpty(texts, field),
  );
}

function isEmpty(texts: WrittenTexts['texts'], field: string): boolean {
  return (fieldsOf(texts).get(field) ?? '') === '';
}
