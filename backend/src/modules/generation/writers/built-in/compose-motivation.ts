import type { FactRef, Sentence } from '../../../evaluations/texts/text-evidence.js';
import type { SectionFacts, WriterFacts } from '../text-writer.js';
import { wordsOfGained } from './compose-strengths.js';
import type { Composition } from './composition.js';
import { doubtedIn } from './insights.js';
import { countsOf, isAnswered, isCertain, type Step } from './steps.js';

/** What is told of an answer. */
const LENGTH = 260;
/** Fewer best answers are not counted. */
const SOME = 3;

/**
 * One or two sentences to go on with, which promise nothing: what there is to build on that no card and no other text says (`isTold`), in
 * the area of the first step if it can be.
 */
export function composeMotivation(
  facts: WriterFacts,
  first: Step | undefined,
  isTold: (fact: FactRef) => boolean,
  composition: Composition,
): Sentence[][] {
  if (facts.maxScore > 0 && facts.totalScore >= facts.maxScore)
    return [composition.say('verdict', [], 'congratulation', 0)];
  const area = first === undefined ? null : composition.area(first.section);
  if (first === undefined || area === null || !facts.sections.some(isAnswered))
    return [composition.say('bridge', [], 'thanks', 0)];
  const { fact } = first.question;
  if (!isCertain(first)) return [composition.say('gap', [fact], 'openArea', 0, area)];
  const isDoubted = doubtedIn(facts);
  const untold = (section: SectionFacts) => {
    const rest = section.gained.filter((one) => one.meaning && !isTold(one.fact));
    // An area without anything missing keeps one answer for its own text.
    return countsOf(section).lost > 0 ? rest : rest.slice(1);
  };
  const others = facts.sections.flatMap(untold).toSorted((a, b) => b.points - a.points);
  for (const one of [...untold(first.section), ...others]) {
    if (isDoubted(one.fact)) continue;
    const told = composition.tell(
      'strength',
      [one.fact],
      wordsOfGained(one, LENGTH, composition).slice(0, 1),
    );
    if (told.length > 0) return [[...told, ...composition.say('bridge', [], 'goOn', 0)]];
  }
  return [sayBestAnswers(facts, composition)];
}

/** How many questions brought all their points, where that is some; else thanks. */
function sayBestAnswers({ sections }: WriterFacts, composition: Composition): Sentence[] {
  const gained = sections.flatMap((section) => section.gained);
  const missed = sections.flatMap((section) => section.missed);
  if (gained.length < SOME) return composition.say('bridge', [], 'thanks', 0);
  const { counted } = composition.phrases;
  const [full, all] = [counted(gained.length), counted(gained.length + missed.length)];
  return composition.say('verdict', [], 'bestAnswers', 0, full, all);
}
