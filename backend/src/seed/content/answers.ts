import { fold } from '../../platform/text/fold.js';
import { pointsOfOptions } from '../../modules/questionnaires/options.js';
import type { DemoOption, DemoQuestion, DemoQuestionnaire, DemoRespondent } from './content.types.js';
import { ruledOutBy } from './contradictions.js';

/** Gives numbers from 0 up to, not including, 1. */
type Random = () => number;

/** The same text always gives the same sequence (FNV-1a hash of the text feeding a mulberry32 generator). */
export function seededRandom(text: string): Random {
  let state = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) state = Math.imul(state ^ byte, 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const SHARE_LEFT_BLANK = 0.2;
/** How much sections differ, beside the differences between single questions: 0 not at all, 1 as much. */
const SECTION_CONTRAST = 0.7;
/** The questionnaires go from basics to newer fields, where fewer clinics are ahead. */
const LAG_OF_LAST_SECTION = 0.3;

/** The most that a question can bring. */
export const worthOf = (question: DemoQuestion): number =>
  pointsOfOptions({
    kind: question.kind,
    options: question.options.map(({ points, exclusive = false }) => ({ points, exclusive })),
  }) ?? 0;

const pointsOf = (options: readonly DemoOption[]): number =>
  options.reduce((sum, { points }) => sum + points, 0);

/**
 * Answers of one fictitious clinic, keyed by question text; ticked boxes are joined by ', ' as forms do, and a missing
 * key is an unanswered question. The same clinic always gives the same answers. The share of the points they gain is as
 * near to `respondent.maturity` as the point values allow, unevenly spread, so that each clinic has strong and weak
 * sections; maturity 1 gains every point and maturity 0 none. No two answers contradict each other.
 */
export function answersFor(
  questionnaire: DemoQuestionnaire,
  respondent: DemoRespondent,
): Record<string, string> {
  const random = seededRandom(respondent.clinicName);
  const chosen = chooseOptions(questionnaire, respondent.maturity, random);
  return Object.fromEntries(
    questionnaire.sections.flatMap(({ questions }) =>
      questions.flatMap((question) => {
        const options = chosen.get(question) ?? [pickOne(question.options, random)];
        return options.length === 0
          ? []
          : [[question.questionText, options.map(({ label }) => label).join(', ')] as const];
      }),
    ),
  );
}

/**
 * What a clinic picks of the questions that count. It begins with answers that lack something; then, strongest question
 * first, full ones take their place as long as each brings the sum nearer to the target, and weakest first, answers
 * without points where there is still too much. Last, answers give way to earlier ones that contradict them, and full ones
 * elsewhere make up for the points.
 */
function chooseOptions(
  questionnaire: DemoQuestionnaire,
  maturity: number,
  random: Random,
): Map<DemoQuestion, DemoOption[]> {
  const ranked = rankByStrength(questionnaire, random);
  const chosen = new Map(ranked.map((question) => [question, lackingAnswer(question, random)]));
  const target = maturity * ranked.reduce((sum, question) => sum + worthOf(question), 0);
  let gained = [...chosen.values()].reduce((sum, options) => sum + pointsOf(options), 0);
  const sumWith = (question: DemoQuestion, options: DemoOption[]) =>
    gained + pointsOf(options) - pointsOf(chosen.get(question)!);
  const answer = (question: DemoQuestion, options: DemoOption[]) => {
    gained = sumWith(question, options);
    chosen.set(question, options);
  };
  const distance = (question: DemoQuestion, options: DemoOption[]) =>
    Math.abs(sumWith(question, options) - target);
  const fill = (questions: readonly DemoQuestion[], most = Infinity) => {
    for (const question of questions) {
      const full = fullAnswer(question);
      if (sumWith(question, full) <= most && distance(question, full) < Math.abs(gained - target))
        answer(question, full);
    }
  };
  fill(ranked);
  for (const question of ranked.toReversed()) {
    const none = question.options.filter(({ points }) => points === 0).slice(0, 1);
    if (gained > target && distance(question, none) < Math.abs(gained - target)) answer(question, none);
  }
  for (const question of questionnaire.sections.flatMap(({ questions }) => questions)) {
    const ruledOut = ruledOutBy(chosen, questionnaire);
    if (chosen.get(question)?.some((option) => ruledOut.has(option)))
      answer(question, answerWithout(ruledOut, question, chosen.get(question)!));
  }
  const ruledOut = ruledOutBy(chosen, questionnaire);
  const free = ranked.filter((question) => !fullAnswer(question).some((option) => ruledOut.has(option)));
  fill(free, target);
  fill(free);
  return chosen;
}

function rankByStrength(questionnaire: DemoQuestionnaire, random: Random): DemoQuestion[] {
  const lastSection = Math.max(questionnaire.sections.length - 1, 1);
  return questionnaire.sections
    .flatMap((section, index) => {
      const strength = SECTION_CONTRAST * random() - (LAG_OF_LAST_SECTION * index) / lastSection;
      return section.questions.map((question) => ({ question, strength: strength + random() }));
    })
    .filter(({ question }) => worthOf(question) > 0)
    .sort((a, b) => b.strength - a.strength)
    .map(({ question }) => question);
}

/** Every point of a question: its best option, or all that may be ticked together. */
export const fullAnswer = ({ kind, options }: DemoQuestion): DemoOption[] =>
  kind === 'multiple'
    ? options.filter(({ exclusive }) => !exclusive)
    : options.toSorted((a, b) => b.points - a.points).slice(0, 1);

/** An answer that loses points, or none. */
function lackingAnswer(question: DemoQuestion, random: Random): DemoOption[] {
  if (random() < SHARE_LEFT_BLANK) return [];
  const { kind, options } = question;
  if (kind === 'single')
    return [
      pickOne(
        options.filter(({ points, notApplicable }) => points < worthOf(question) && !notApplicable),
        random,
      ),
    ];
  const together = fullAnswer(question);
  const dropped = pickOne(together, random);
  const ticked = together.filter((option) => option !== dropped && random() < 0.6);
  return ticked.length > 0 ? ticked : options.filter(({ exclusive }) => exclusive);
}

/** What stays of an answer, or else the best one left. */
function answerWithout(
  ruledOut: ReadonlySet<DemoOption>,
  { kind, options }: DemoQuestion,
  chosen: readonly DemoOption[],
): DemoOption[] {
  const remaining = chosen.filter((option) => !ruledOut.has(option));
  if (remaining.length > 0) return remaining;
  return kind === 'multiple'
    ? options.filter(({ exclusive }) => exclusive)
    : options.filter((option) => !ruledOut.has(option)).slice(0, 1);
}

const pickOne = <T>(options: readonly T[], random: Random): T =>
  options[Math.floor(random() * options.length)]!;

/** Finds a demo question's option by what an answer holds. */
export const optionNamed = ({ options }: DemoQuestion, label: string): DemoOption | undefined =>
  options.find((option) => fold(option.label) === fold(label));
