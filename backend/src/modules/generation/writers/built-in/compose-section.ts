import type { Sentence } from '../../../evaluations/texts/text-evidence.js';
import type { InsightFact, SectionFacts, WriterFacts } from '../text-writer.js';
import { sayAreaAmongAll, sayAreaResult } from './compose-summary.js';
import { type Gained, newFirst, type ToldElsewhere, wordsOfGained } from './compose-strengths.js';
import { composeFindings, isContext } from './compose-findings.js';
import { type Composition, textOf } from './composition.js';
import { sayHowManyFull } from './without-meanings.js';
import { sayAdvice, sayInsight, signOf } from './insights.js';
import { countsOf, hasMeaning, isAnswered, stateOf, type Step } from './steps.js';

/** As many characters as a section's text may have (rules: lengths of texts). */
const SECTION_LENGTH = 1200;
/** A text of fewer words tells its result, too. */
const FEWEST_WORDS = 6;
/** The most answers that one section's text tells as what works. */
const MOST_GAINED = 2;
/** A paragraph of more words is told in two. */
const PARAGRAPH_WORDS = 90;
const MEANING_LENGTH = 260;
const ADVICE_LENGTH = 300;

/** Where in the whole a section's text stands, and what is told elsewhere. */
interface Place extends ToldElsewhere {
  first: Step | undefined;
  /** Of the section, from 0: by it, wordings take turns. */
  offset: number;
  /** The questions that its cards are about. */
  onCards: ReadonlySet<number>;
  /** Those of the section that are told. */
  insights: readonly InsightFact[];
  facts: WriterFacts;
}

/**
 * A section's text: the result and what works, then what is missing, each finding with its step in one paragraph, and which answers are
 * missing; how to keep what is good where nothing is missing. Without meanings, how many answers could not be better.
 */
export function composeSection(section: SectionFacts, place: Place, composition: Composition): Sentence[][] {
  const { offset, facts, insights } = place;
  const { missed, gained } = section;
  const isBare = !gained.some(hasMeaning) && !missed.some(hasMeaning);
  const untold = gained.filter(({ fact }) => !place.onCards.has(fact[0]) && !place.isToldAnywhere(fact));
  // What the summary praises is praised again where there is nothing else to tell.
  const isAllThere = countsOf(section).lost === 0 && insights.length === 0;
  const worthTelling = isAllThere
    ? newFirst(untold, place.isPraised)
    : untold.filter(({ fact }) => !place.isPraised(fact));
  const good = isBare
    ? sayHowManyFull(section, facts, offset, composition)
    : sayGained(worthTelling, offset, composition);
  const result = sayResult(section, place, isBare, composition);
  const praising = insights.filter((one) => signOf(one, facts.sections) === 'strength');
  const praise = praising.flatMap((one) => sayInsight(one, facts.sections, composition));
  const around = insights.filter(isContext).flatMap((one) => sayInsight(one, facts.sections, composition));
  const findings = composeFindings(section, { ...place, isBare }, composition);
  const hasStep = findings.some(({ steps }) => steps.length > 0);
  const advised = findings.length > 0 ? [] : sayAdvice(praising, false, offset, composition);
  const keep =
    hasStep || advised.length > 0 ? advised : sayHowToKeep(gained, [...good, ...praise], composition);
  const opens = [...result, ...good, ...praise, ...around];
  // A result alone is no paragraph.
  const isAlone = opens.length === 1 && opens[0]!.kind === 'verdict' && findings.length > 0;
  const told = findings.map(({ said, steps }, at) => ({
    said: isAlone && at === 0 ? [...opens, ...said] : said,
    steps,
  }));
  const paragraphs = withinLength(
    [
      ...(isAlone ? [[keep]] : [[opens], [keep]]),
      ...told.map(({ said, steps }) =>
        wordsOf([...said, ...steps]) > PARAGRAPH_WORDS ? [said, steps] : [[...said, ...steps]],
      ),
    ],
    sayMissingAnswers(section, place, composition),
  );
  const isBrief = result.length === 0 && textOf(paragraphs).split(' ').length < FEWEST_WORDS;
  return isBrief ? [sayAreaResult(section, offset, composition), ...paragraphs] : paragraphs;
}

const wordsOf = (sentences: readonly Sentence[]): number => textOf([[...sentences]]).split(' ').length;

/**
 * The result of a section where it says something: not where nothing has points, as what is missing says more, nor all points where
 * one is in doubt; without meanings also that it has all of them.
 */
function sayResult(
  section: SectionFacts,
  { first, offset, facts, insights }: Place,
  isBare: boolean,
  composition: Composition,
): Sentence[] {
  const { missed, score } = section;
  const isBlame = (one: InsightFact) => signOf(one, facts.sections) !== 'strength';
  if (score === 0 && isAnswered(section) && !isBare) return [];
  if (missed.length === 0 && insights.some(isBlame)) return [];
  return isBare && missed.length === 0
    ? sayAreaResult(section, offset, composition)
    : sayAreaAmongAll(section, { ...facts, first }, offset, composition);
}

/** Where there is no step: what the heaviest answer advises that has advice, those first that the text has spoken of. */
function sayHowToKeep(
  gained: readonly Gained[],
  said: readonly Sentence[],
  composition: Composition,
): Sentence[] {
  const spokenOf = new Set(said.flatMap(({ facts }) => facts.map(([id]) => id)));
  const isSpokenOf = ({ fact }: Gained) => spokenOf.has(fact[0]);
  for (const { fact, advice } of [
    ...gained.filter(isSpokenOf),
    ...gained.filter((one) => !isSpokenOf(one)),
  ]) {
    const sentences = composition.sentencesOf(advice, ADVICE_LENGTH);
    if (sentences.length > 0) return composition.tell('strength', [fact], sentences);
  }
  return [];
}

/** What answers mean that no card tells. */
function sayGained(gained: readonly Gained[], offset: number, composition: Composition): Sentence[] {
  return gained
    .filter(({ meaning }) => meaning)
    .slice(0, MOST_GAINED)
    .flatMap((one, place) =>
      composition.tell(
        'strength',
        [one.fact],
        wordsOfGained(one, MEANING_LENGTH, composition),
        place > 0
          ? undefined
          : (clause, isIf) => (isIf ? [] : composition.say('strength', [one.fact], 'good', offset, clause)),
      ),
    );
}

/**
 * That nothing was answered, or not even half of the questions in a way that counts: the summary says how many are missing in all, and which
 * where it is one, and the page lists them.
 */
function sayMissingAnswers(
  section: SectionFacts,
  { facts, offset }: Place,
  composition: Composition,
): Sentence[] {
  const { gained, missed } = section;
  const those = (state: string, all = missed) => all.filter((one) => stateOf(one) === state);
  const open = those('unanswered');
  if (!isAnswered(section))
    return composition.say(
      'gap',
      open.map(({ fact }) => fact),
      'blank',
      offset,
    );
  const { lost, unknown } = countsOf(section);
  if (gained.length + lost >= unknown) return [];
  const everywhere = facts.sections.flatMap((one) => one.missed);
  const isNamedInSummary = (state: string) => those(state, everywhere).length === 1;
  return [
    ...(isNamedInSummary('unreadable')
      ? []
      : composition.sayOf('gap', 'unreadable', offset, those('unreadable'), 'here')),
    ...(isNamedInSummary('unanswered') ? [] : composition.sayOf('gap', 'open', offset, open, 'here')),
  ];
}

/** The parts and which answers are missing, within their length: of several parts the last go whole, so that no finding loses its step; of one its last sentences. */
function withinLength(parts: Sentence[][][], missing: Sentence[]): Sentence[][] {
  const fitting = parts.filter((paragraphs) => paragraphs.flat().length > 0);
  while (fitting.length > 0 && textOf([...fitting.flat(), missing]).length > SECTION_LENGTH)
    if (fitting.length > 1 || fitting[0]!.flat().length === 0) fitting.pop();
    else fitting[0]!.findLast((sentences) => sentences.length > 0)!.pop();
  return [...fitting.flat(), missing];
}
