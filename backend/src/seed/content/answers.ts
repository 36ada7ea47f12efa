import { isCorrect } from '../../modules/evaluations/scoring/correct-answer.js';
import type { Language } from '../../platform/http/languages.js';
import type { DemoQuestion, DemoQuestionnaire, DemoRespondent } from './content.types.js';

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
const SECTION_CONTRAST = 0.35;
/** The questionnaires go from basics to newer fields, where fewer clinics are ahead. */
const LAG_OF_LAST_SECTION = 0.3;

/**
 * Answers of one fictitious clinic, keyed by question text; ticked boxes are joined by ', ' as forms do, and a missing
 * key is an unanswered question. The same clinic always gives the same answers. The share of the points they gain is as
 * near to `respondent.maturity` as the point values allow, unevenly spread, so that each clinic has strong and weak
 * sections; maturity 1 gains every point and maturity 0 none.
 */
export function answersFor(
  questionnaire: DemoQuestionnaire,
  respondent: DemoRespondent,
): Record<string, string> {
  const random = seededRandom(respondent.clinicName);
  const mastered = chooseMastered(questionnaire, respondent.maturity, random);
  const answers: Record<string, string> = {};
  for (const question of questionnaire.sections.flatMap((section) => section.questions)) {
    const right = rightOptions(question, questionnaire.language);
    const answer = answerTo(question, right, mastered.has(question), random);
    if (answer !== null) answers[question.questionText] = answer;
  }
  return answers;
}

/** The options to pick for the points, in the question's order: one, or the whole set of a checkbox question. */
export function rightOptions(question: DemoQuestion, language: Language): string[] {
  const set = question.multiple ? question.correctAnswer?.split(', ') : undefined;
  return question.options.filter((option) => set?.includes(option) ?? isCorrect(question, option, language));
}

/** Questions that the clinic gets right: strongest first, as long as each brings the sum nearer to the target. */
function chooseMastered(
  questionnaire: DemoQuestionnaire,
  maturity: number,
  random: Random,
): Set<DemoQuestion> {
  const lastSection = Math.max(questionnaire.sections.length - 1, 1);
  const ranked = questionnaire.sections
    .flatMap((section, index) => {
      const strength = SECTION_CONTRAST * random() - (LAG_OF_LAST_SECTION * index) / lastSection;
      return section.questions.map((question) => ({ question, strength: strength + random() }));
    })
    .filter(({ question }) => question.pointValue > 0)
    .sort((a, b) => b.strength - a.strength);

  const target = maturity * ranked.reduce((sum, { question }) => sum + question.pointValue, 0);
  const mastered = new Set<DemoQuestion>();
  let gained = 0;
  for (const { question } of ranked) {
    if (gained + question.pointValue / 2 > target) continue;
    mastered.add(question);
    gained += question.pointValue;
  }
  return mastered;
}

/** Null: left blank, which background questions never are. */
function answerTo(
  question: DemoQuestion,
  right: string[],
  isMastered: boolean,
  random: Random,
): string | null {
  if (question.pointValue === 0) return pickOne(question.options, random);
  if (isMastered) return right.join(', ');
  if (random() < SHARE_LEFT_BLANK) return null;
  const wrong = question.options.filter((option) => !right.includes(option));
  return question.multiple ? tickWrongly(question, right, wrong, random) : pickOne(wrong, random);
}

/** A set of boxes that differs from the right one: some of them, all with a wrong one, or some with a wrong one. */
function tickWrongly(question: DemoQuestion, right: string[], wrong: string[], random: Random): string {
  const mistake = random();
  const extra = pickOne(wrong, random);
  const ticked = new Set(mistake < 0.25 ? right : dropSome(right, random));
  if (extra !== null && (mistake < 0.5 || ticked.size === 0)) ticked.add(extra);
  return question.options.filter((option) => ticked.has(option)).join(', ');
}

/** Loses at least one option, sometimes more. */
function dropSome(options: string[], random: Random): string[] {
  const dropped = pickOne(options, random);
  return options.filter((option) => option !== dropped && random() < 0.7);
}

function pickOne(options: string[], random: Random): string | null {
  return options[Math.floor(random() * options.length)] ?? null;
}
