import type { RawResponses, ScoredSection } from '../../src/modules/scoring/scoring.types.js';
import type { Language } from '../../src/platform/http/languages.js';
import { answersFor, fullAnswer } from '../../src/seed/content/answers.js';
import type { DemoQuestion } from '../../src/seed/content/content.types.js';
import { DEMO } from '../../src/seed/content/demo-content.js';
import { demoSections } from '../make/demo-sections.js';

export type Standing = 'best' | 'worst' | 'unanswered';

/** A demo clinic's answers, with one question answered as it is wanted. */
export interface Clinics {
  sections: ScoredSection[];
  /** With `others`, the other questions of its section are answered best, so that this one is the first step there. */
  answering: (number: number, standing: Standing, turn: number, others?: 'section') => RawResponses;
  /** A clinic as it is. */
  any: (turn: number) => RawResponses;
}

export function clinicsOf(language: Language): Clinics {
  const { questionnaire, respondents } = DEMO[language];
  const questions = questionnaire.sections.flatMap((section) => section.questions);
  const any = (turn: number) => answersFor(questionnaire, respondents[turn % respondents.length]!);
  const best = Object.fromEntries(
    questions.map((question) => [question.questionText, answerOf(question, 'best')!]),
  );
  return {
    sections: demoSections(questionnaire),
    any,
    answering: (number, standing, turn, others) => {
      const question = questions[number - 1]!;
      const neighbours = questionnaire.sections.find((section) =>
        section.questions.includes(question),
      )!.questions;
      const bestOf = Object.fromEntries(
        neighbours.map(({ questionText }) => [questionText, best[questionText]!] as const),
      );
      const base = { ...any(turn), ...(others === 'section' ? bestOf : {}) };
      const { [question.questionText]: _own, ...rest } = base;
      const answer = answerOf(question, standing);
      return answer === null ? rest : { ...rest, [question.questionText]: answer };
    },
  };
}

function answerOf(question: DemoQuestion, standing: Standing): string | null {
  if (standing === 'unanswered') return null;
  const worst = question.options.toSorted((a, b) => a.points - b.points);
  const alone = worst.find(({ exclusive }) => exclusive) ?? worst[0]!;
  const chosen = standing === 'best' ? fullAnswer(question) : [alone];
  return chosen.map(({ label }) => label).join(', ');
}
