import type { SectionFacts, WriterFacts } from '../text-writer.js';
import { bandOf, type Composition } from './composition.js';
import type { Band, NamedSections } from './phrases.js';

const NAME_LENGTH = 60;
const QUESTION_LENGTH = 120;
/** More sections of equal standing than this are not all named. */
const NAMED_SECTIONS = 3;

/** The summary: the result, where it is best, where most is left to gain, what to do first; 2 or 3 paragraphs. */
export function composeSummary(facts: WriterFacts, composition: Composition): string {
  const { phrases, say, result } = composition;
  if (facts.maxScore <= 0) return phrases.empty.summary;
  const band = overallBand(facts);
  const words = result({ score: facts.totalScore, maxScore: facts.maxScore, percentage: facts.percentage });
  const middle = band === 'full' ? praise(facts, composition) : compareSections(facts, composition);
  return [
    [say('overall', phrases.summary.overall[band], 0, words)],
    middle,
    [...firstSteps(facts, composition), closing(facts, band, composition)],
  ]
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => sentences.join(' '))
    .join('\n\n');
}

/** One to three sentences that fit the band of the result. */
export function composeMotivation(facts: WriterFacts, { phrases, say }: Composition): string {
  if (facts.maxScore <= 0) return phrases.empty.motivation;
  return say('motivation', phrases.motivation[overallBand(facts)], 0);
}

function overallBand(facts: WriterFacts): Band {
  return bandOf(facts.totalScore, facts.maxScore, facts.percentage, facts.sections);
}

function compareSections(facts: WriterFacts, composition: Composition): string[] {
  const { sections } = facts;
  if (sections.length < 2 || facts.totalScore === 0) return [];
  const { phrases, say } = composition;
  const best = sectionsWithMost(sections, ({ percentage }) => percentage);
  const open = sectionsWithMost(sections, ({ score, maxScore }) => maxScore - score);
  const [leader] = best;
  if (leader === undefined) return [];
  const { percent } = composition.result(leader);
  const named = nameSections(best, composition);
  const openNamed = open.length < sections.length ? nameSections(open, composition) : null;
  if (best.length === sections.length) {
    const even = say('even', phrases.summary.even, 0, percent);
    return openNamed ? [even, say('gain', phrases.summary.mostToGain, 0, openNamed)] : [even];
  }
  if (best.length === 1 && open.length === 1 && best[0] === open[0]) {
    return named ? [say('both', phrases.summary.strongestAndMostToGain, 0, named)] : [];
  }
  return [
    ...(named ? [say('strongest', phrases.summary.strongest, 0, named, percent)] : []),
    ...(openNamed ? [say('gain', phrases.summary.mostToGain, 0, openNamed)] : []),
  ];
}

function firstSteps(facts: WriterFacts, composition: Composition): string[] {
  const { phrases, say } = composition;
  const missed = facts.sections.flatMap((section) => section.missed);
  const steps = composition
    .advise(facts.tips, missed, 2)
    .map(({ tip, isCertain }, turn) =>
      isCertain
        ? say('step', turn === 0 ? phrases.summary.firstTip : phrases.summary.secondTip, 0, tip)
        : say('stepIfMissing', phrases.tipIfMissing, turn, tip),
    );
  if (steps.length > 0) return steps;
  const byPoints = missed.toSorted((a, b) => b.pointValue - a.pointValue);
  const [first] = composition.quotations(
    byPoints.map(({ questionText }) => questionText),
    1,
    QUESTION_LENGTH,
  );
  return first === undefined ? [] : [say('question', phrases.summary.firstQuestion, 0, first)];
}

/** What a flawless result rests on: the questions worth most. */
function praise(facts: WriterFacts, composition: Composition): string[] {
  const { phrases, say } = composition;
  const gained = facts.sections.flatMap((section) => section.gained).toSorted((a, b) => b.points - a.points);
  const quotations = composition.quoteMany(
    gained.map(({ questionText }) => questionText),
    2,
    QUESTION_LENGTH,
  );
  return quotations ? [say('gained', phrases.section.gained, 0, quotations)] : [];
}

function closing(facts: WriterFacts, band: Band, { phrases, say }: Composition): string {
  if (band === 'full') return say('close', phrases.summary.close.full, 0);
  return say('close', phrases.summary.close[facts.sections.length > 1 ? 'many' : 'one'], 0);
}

function sectionsWithMost(
  sections: SectionFacts[],
  measure: (section: SectionFacts) => number,
): SectionFacts[] {
  const most = sections.reduce((highest, section) => Math.max(highest, measure(section)), -Infinity);
  return sections.filter((section) => measure(section) === most);
}

function nameSections(sections: SectionFacts[], composition: Composition): NamedSections | null {
  const limit = sections.length > NAMED_SECTIONS ? NAMED_SECTIONS - 1 : NAMED_SECTIONS;
  const names = composition.quoteMany(
    sections.map(({ name }) => name),
    limit,
    NAME_LENGTH,
  );
  const [only] = sections;
  // Sections of one name read as one, but their points are not one result: then nothing is said.
  if (names === null || only === undefined || (sections.length > 1 && !names.isMany)) return null;
  const { points, percent } = composition.result(only);
  return { ...names, result: sections.length === 1 ? `${points}, ${percent}` : null };
}
