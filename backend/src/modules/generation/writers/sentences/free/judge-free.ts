import { keepVisible } from '../../../prompts/visible-text.js';
import { sentencesOf } from '../../../../review/spans.js';
import type { Language } from '../../../../../platform/http/languages.js';
import type { SentenceKind } from '../../../../evaluations/texts/text-evidence.js';
import type { Composition } from '../../built-in/composition.js';
import type { WriterFacts } from '../../text-writer.js';
import type { Place } from '../accept-sentence.js';
import { FOREMOST_STEPS, type NumberedFact } from '../numbered-facts.js';
import { type Clause, clausesOf, type ContentWord } from './clauses.js';
import { type Cited, type FreeJudge, type FreeSentence, type NumberedInsight, refsOf } from './free-facts.js';
import { type Ground, Grounds } from './grounds.js';
import { isIn, LEXICONS, type Lexicon } from './lexicon.js';
import { type Filled, fillSlots } from './slots.js';

const LONGEST_SENTENCE = 320;
const LONGEST_CARD = 160;
const MOST_CITED = 3;
/** Below this percentage nothing is praised, from the other on nothing is blamed. */
const [PRAISED_FROM, BLAMED_BELOW] = [50, 80];

/** What one sentence is judged by. */
interface Case {
  offered: FreeSentence;
  place: Place;
  cited: Cited;
  filled: Filled;
  clauses: Clause[];
  grounds: Grounds;
}

type Check = (one: Case) => string | null;

/**
 * A function that judges a model's own sentences against the facts they cite (rules: acceptance of free sentences): structure, slots,
 * grounding of every word that says something, polarity, order. Language, links, markup, names and numbers are the checks' of the
 * whole text. Pure.
 */
export function freeJudgeFor(
  facts: WriterFacts,
  numbered: readonly NumberedFact[],
  insights: readonly NumberedInsight[],
  composition: Composition,
): FreeJudge {
  const { language } = facts;
  const lexicon = LEXICONS[language];
  const first = numbered
    .filter(({ missed }) => missed !== null)
    .toSorted((a, b) => (a.missed!.rank ?? 0) - (b.missed!.rank ?? 0))
    .find(({ outcome }) => outcome === 'missed');
  const isDenial = isDenialOf(language, lexicon);
  const outcomeOf = new Map(numbered.map(({ ref, outcome }) => [ref[0], outcome]));

  const structure = ({ offered: { kind }, place, cited }: Omit<Case, 'filled' | 'clauses' | 'grounds'>) => {
    const { facts: answers, insights: told } = cited;
    const all = answers.length + told.length;
    if (place.field.startsWith('strengths.') && kind !== 'strength') return 'it has to be a strength';
    if (kind === 'verdict' || (kind === 'bridge' && all === 0))
      return answers.length > 0 ? `a ${kind} cites no answer` : null;
    if (all === 0) return 'it cites no fact';
    if (all > MOST_CITED) return 'it tells too many facts';
    const outside = [...answers, ...told].find(
      ({ sectionId }) => place.sectionId !== null && sectionId !== place.sectionId,
    );
    if (outside) return `fact ${outside.number} is of another section`;
    if (kind === 'bridge') return answers.length > 0 ? 'a bridge cites no answer' : null;
    const ofInsights = told.flatMap(({ insight }) => insight.facts.map(([id]) => outcomeOf.get(id)));
    const wrong = answers.find(({ outcome }) => (outcome === 'full') !== (kind === 'strength'));
    if (wrong) return `fact ${wrong.number} is ${stateOf(wrong)}, so it is no ${kind}`;
    if (kind === 'strength' && ofInsights.some((outcome) => outcome !== 'full'))
      return 'its insight rests on answers that lost points, so it is no strength';
    if (
      kind === 'gap' &&
      ofInsights.length > 0 &&
      answers.length === 0 &&
      ofInsights.every((one) => one === 'full')
    )
      return 'its insight rests on full answers, so it is no gap';
    if (kind !== 'advice') return null;
    const open = answers.find(({ outcome }) => outcome === 'unanswered');
    if (open) return `fact ${open.number} was not answered, so nothing is advised about it`;
    if (
      [...answers.map(({ missed }) => missed?.tip), ...told.map(({ insight }) => insight.advice)].some(
        (tip) => !tip,
      )
    )
      return 'there is no advice on that fact';
    const isForemost = (fact: NumberedFact) =>
      place.sectionId === null
        ? fact === first
        : fact === first || (fact.rankInSection ?? FOREMOST_STEPS) < FOREMOST_STEPS;
    return answers.every(isForemost) ? null : 'other steps come before it';
  };

  const groundsOf = ({ kind }: FreeSentence, cited: Cited, filled: Filled, place: Place): Grounds => {
    const named = facts.sections.filter(
      ({ sectionId }) =>
        sectionId === place.sectionId ||
        filled.sections.some((one) => one.sectionId === sectionId) ||
        [...cited.facts, ...cited.insights].some((one) => one.sectionId === sectionId),
    );
    return new Grounds(
      [
        ...named.flatMap(({ name, description }) => [
          { text: name, standing: 'named' as const },
          ...(description === null ? [] : [{ text: description, standing: 'named' as const }]),
        ]),
        ...cited.facts.flatMap((fact) => groundsOfFact(fact, kind, lexicon)),
        ...cited.insights.flatMap(({ insight: { text, advice } }) => [
          { text, standing: 'own' as const },
          ...(advice === null || kind !== 'advice' ? [] : [{ text: advice, standing: 'own' as const }]),
        ]),
      ],
      language,
    );
  };

  const sections = new Map(facts.sections.map((section) => [section.sectionId, section]));
  const percentageOf = ({ sectionId }: Place, filled: Filled) =>
    (filled.sections.length === 1 ? filled.sections[0] : sections.get(sectionId ?? -1))?.percentage ??
    facts.percentage;

  const grounding: Check = ({ offered: { kind }, clauses, grounds, filled, place }) => {
    const percentage = percentageOf(place, filled);
    const isAllowed = (word: ContentWord, isDenied: boolean): boolean => {
      if (grounds.of(word).isKnown) return true;
      if (kind === 'verdict' && isSuperlative(word.key, filled)) return true;
      // Who does not start is not behind: mild words, each for its own kinds.
      if (isIn(lexicon.praise, word) && !isIn(lexicon.blame, word))
        return (
          kind === 'strength' ||
          kind === 'bridge' ||
          (kind === 'verdict' && percentage >= PRAISED_FROM) ||
          isDenied ||
          kind === 'advice'
        );
      if (isIn(lexicon.blame, word))
        return kind === 'gap' || (kind === 'verdict' && percentage < BLAMED_BELOW);
      if (kind === 'gap' && isIn(lexicon.already, word)) return isDenied;
      if (kind === 'advice' && isIn(lexicon.already, word)) return false;
      if (isIn(lexicon.order, word) || isIn(lexicon.answer, word)) return true;
      if (lexicon.strict.forms.has(word.bare))
        return kind === 'bridge' || kind === 'advice' || kind === 'verdict';
      if (/^\p{N}/u.test(word.bare)) return false;
      return isIn(lexicon.neutral, word) || word.readings.some((stem) => lexicon.neutral.stems.has(stem));
    };
    const foreign = clauses
      .flatMap(({ words, isDenied }) => words.filter((word) => !isAllowed(word, isDenied)))
      .map(({ key }) => key);
    return foreign.length === 0
      ? null
      : `its facts do not say: ${[...new Set(foreign)].slice(0, 5).join(', ')}`;
  };

  /** A sentence has to tell something of each fact that it cites. */
  const substance: Check = ({ offered: { kind }, clauses, cited }) => {
    const words = clauses.flatMap((clause) => clause.words);
    const silent = cited.facts.find((fact) => {
      const own = new Grounds(
        groundsOfFact(fact, kind, lexicon).filter(
          ({ text }) => kind !== 'advice' || text === fact.missed?.tip,
        ),
        language,
      );
      return !words.some((word) => {
        return own.of(word).isKnown && !isIn(lexicon.neutral, word);
      });
    });
    return silent ? `it says nothing of fact ${silent.number}` : null;
  };

  const polarity: Check = ({ offered: { kind }, clauses, grounds, cited }) => {
    if (kind === 'verdict') return null;
    if (kind === 'advice') return adviceTurned(clauses, cited);
    const standingIn = (clause: Clause) =>
      clause.words.map((word) => ({
        word,
        isDenied: clause.isDenied !== word.isNegated,
        ...grounds.of(word),
      }));
    const said = clauses.flatMap(standingIn);
    const denied = said.filter(({ isDenied, missing }) => isDenied && missing).map(({ word }) => word.stem);
    for (const clause of clauses) {
      const words = standingIn(clause).filter(
        ({ there, missing, word }) => (there || missing) && !isIn(lexicon.neutral, word),
      );
      const turned = words.find(
        ({ there, missing, isDenied, word }) => !isDenied && missing && !there && !denied.includes(word.stem),
      );
      if (turned) return `it says that “${turned.word.key}” is there, its facts say that it is not`;
      const negated = words.filter(({ isDenied }) => isDenied);
      const isSupported = negated.some(({ missing }) => missing);
      const isClaim =
        kind === 'strength' ? clause.isDenied || negated.length > 0 : negated.some(({ there }) => there);
      if (isClaim && !isSupported)
        return `it denies what its facts ${kind === 'strength' ? 'tell as there' : 'do not deny'}`;
    }
    const owing =
      kind === 'gap' ? cited.facts.find((fact) => isDenial(fact) && fact.outcome === 'missed') : undefined;
    if (owing && denied.length === 0)
      return `it does not say that what fact ${owing.number} tells is missing`;
    return null;
  };

  /** Advice must not forbid what it is to advise. */
  const adviceTurned = (clauses: readonly Clause[], cited: Cited): string | null => {
    const tips = [
      ...cited.facts.flatMap(({ missed }) => missed?.tip ?? []),
      ...cited.insights.flatMap(({ insight }) => insight.advice ?? []),
    ];
    const advised = new Grounds(
      tips.map((text) => ({ text, standing: 'own' })),
      language,
    );
    const meant = new Grounds(
      cited.facts.flatMap((fact) =>
        groundsOfFact(fact, 'gap', lexicon).filter(({ text }) => text !== fact.missed?.tip),
      ),
      language,
    );
    for (const { words, isDenied, text } of clauses) {
      if (!isDenied && !words.some(({ isNegated }) => isNegated)) continue;
      const own = words.filter((word) => !isIn(lexicon.neutral, word));
      const turned = own.filter((word) => advised.of(word).there && !advised.of(word).missing);
      if (turned.length > 0 && lexicon.prohibited.test(text)) return 'it forbids what the advice says to do';
      const isSupported = own.some(
        (word) => advised.of(word).missing || (meant.of(word).missing && !advised.of(word).there),
      );
      if (turned.length > 0 && !isSupported && !own.some((word) => meant.of(word).missing))
        return 'it denies what the advice says to do';
    }
    return null;
  };

  /** An order belongs to the first step alone, and what stands out to slots. */
  const order: Check = ({ offered: { kind }, clauses, grounds, cited, filled, place }) => {
    const words = clauses.flatMap((clause) => clause.words);
    const isFirst = cited.facts.some(
      (fact) => fact === first || (place.sectionId !== null && fact.rankInSection === 0),
    );
    const ordering = words.find((word) => {
      return isIn(lexicon.order, word) && !grounds.of(word).isKnown;
    });
    if (ordering && !(kind === 'advice' && isFirst))
      return `only the first step may be called “${ordering.key}”`;
    const superlative = lexicon.superlatives.exec(filled.bare)?.[0];
    if (superlative === undefined || (kind === 'verdict' && isSuperlative(superlative, filled))) return null;
    const isOwn =
      kind !== 'verdict' &&
      clausesOf(superlative, language).every((clause) =>
        clause.words.every((word) => grounds.of(word).isKnown || isIn(lexicon.order, word)),
      );
    return isOwn ? null : `“${superlative}” needs the slot that says which section that is`;
  };

  /** A superlative with the slot that makes it true. */
  const isSuperlative = (text: string, { slots, bare }: Filled): boolean => {
    const said = lexicon.superlatives.exec(bare)?.[0] ?? '';
    if (!said.includes(text) && !lexicon.superlatives.test(text)) return false;
    const slot = lexicon.least.test(said) ? 'weakest' : lexicon.most.test(said) ? 'mostToGain' : 'strongest';
    return slots.has(slot);
  };

  /** What was not answered is only said to be so, or told under a condition. */
  const unanswered: Check = ({ offered: { kind }, clauses, cited }) => {
    if (!cited.facts.some(({ outcome }) => outcome === 'unanswered')) return null;
    if (kind !== 'gap') return 'what was not answered can only be a gap';
    const words = clauses.flatMap((clause) => clause.words);
    const says = words.some((word) => isIn(lexicon.answer, word));
    const isConditional = clauses.some(({ text }) =>
      [...lexicon.condition].some((word) => new RegExp(`^\\W*${word}(?!\\p{L})`, 'iu').test(text)),
    );
    return says || isConditional ? null : 'it was not answered: say only that, or tell it under a condition';
  };

  const verdicts: Check = ({ offered: { kind }, filled, clauses }) => {
    if (kind !== 'verdict')
      return filled.slots.has('result') && kind !== 'bridge'
        ? 'numbers of results belong to a verdict'
        : null;
    const isAboutResult = filled.slots.has('result') || filled.slots.has('section');
    if (!isAboutResult) return 'a verdict tells a result by its slots';
    return clauses.some(({ isDenied }) => isDenied) ? 'a verdict denies nothing' : null;
  };

  return (offered, place) => {
    const text = closed(keepVisible(offered.text).replace(/\s+/gu, ' '));
    const numbers = [...new Set(offered.facts)];
    const cited: Cited = {
      facts: numbered.filter(({ number }) => numbers.includes(number)),
      insights: insights.filter(({ number }) => numbers.includes(number)),
    };
    if (cited.facts.length + cited.insights.length < numbers.length)
      return { fault: 'it cites a fact that does not exist' };
    const fault = shapeFault(text, place) ?? structure({ offered, place, cited });
    if (fault !== null) return { fault };
    const filled = fillSlots(text, {
      facts,
      section: sections.get(place.sectionId ?? -1),
      products: new Map(
        cited.facts.flatMap(({ number, missed }) => (missed?.product ? [[number, missed.product]] : [])),
      ),
      composition,
    });
    if ('fault' in filled) return filled;
    if (filled.slots.has('product') && offered.kind !== 'advice')
      return { fault: 'only advice names a product' };
    const one: Case = {
      offered,
      place,
      cited,
      filled,
      clauses: clausesOf(filled.bare, language),
      grounds: groundsOf(offered, cited, filled, place),
    };
    for (const check of [verdicts, unanswered, grounding, substance, polarity, order]) {
      const found = check(one);
      if (found !== null) return { fault: found };
    }
    if (filled.text.length > (place.field.startsWith('strengths.') ? LONGEST_CARD : LONGEST_SENTENCE))
      return { fault: 'it is too long' };
    const { kind } = offered;
    const claims =
      numbers.length === 0 ? [`${kind}:${place.field}:${filled.text}`] : numbers.map((n) => `${kind}:${n}`);
    return {
      statement: { sentences: [{ text: filled.text, kind, facts: refsOf(cited) }], claims, isFree: true },
    };
  };
}

const stateOf = ({ outcome, missed }: NumberedFact): string => missed?.state ?? outcome;

function shapeFault(text: string, { field }: Place): string | null {
  if (!/\p{L}/u.test(text)) return 'it is empty';
  if (sentencesOf(text.replace(/\{\{[^{}]*\}\}/gu, 'x')).length > 1) return 'it is more than one sentence';
  if (text.length > 2 * LONGEST_SENTENCE) return 'it is too long';
  if (/[?]$/u.test(text)) return 'it is a question';
  return field === '' ? 'it belongs to no text' : null;
}

/** A sentence ends with a mark. */
const closed = (text: string): string => (/[.!?…][”"»’)]*$/u.test(text) ? text : `${text}.`);

/** Whether the fact says that something is missing: its meaning denies, or a plain no was answered. */
function isDenialOf(language: Language, lexicon: Lexicon) {
  return ({ question: { meaning, answer } }: NumberedFact): boolean => {
    if (meaning) return clausesOf(firstSentenceOf(meaning), language).some(({ isDenied }) => isDenied);
    return answer !== null && lexicon.plainNo.test(answer.trim());
  };
}
const firstSentenceOf = (text: string): string => {
  const [first] = sentencesOf(text);
  return first ? text.slice(first.start, first.end) : text;
};

/** What a sentence of that kind may rest on, and how each text counts. */
function groundsOfFact(
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
  const grounds: Ground[] = [{ text: questionText, standing: ofQuestion }];
  if (meaning) grounds.push({ text: meaning, standing: 'own' });
  if (answer !== null && !isFreeText && !isPlain) grounds.push({ text: answer, standing: 'own' });
  for (const option of missed?.missing ?? []) grounds.push({ text: option, standing: 'missing' });
  if (missed?.tip) grounds.push({ text: missed.tip, standing: kind === 'advice' ? 'named' : 'toDo' });
  if (missed?.product) grounds.push({ text: missed.product, standing: 'named' });
  return grounds;
}
