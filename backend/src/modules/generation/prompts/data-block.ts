import type { SectionFacts, WriterFacts } from '../writers/text-writer.js';
import { capLength, keepVisible } from './visible-text.js';

const LONGEST = { name: 200, description: 400, question: 300, answer: 200, tip: 300, product: 120 };
/** The questions with most points come first; more would not change the texts but can overrun a small model. */
const MOST_QUESTIONS = 12;
const MOST_TIPS = 6;

/**
 * The facts as a labelled JSON block for the prompt: cleaned of what can't be seen, shortened, without addresses of people or pages
 * (rules: data sent to the AI). `<` is escaped, so that no answer can close the block.
 */
export function composeDataBlock(facts: WriterFacts): string {
  const data = {
    language: facts.language,
    totalScore: facts.totalScore,
    maxScore: facts.maxScore,
    percentage: facts.percentage,
    sections: facts.sections.map(composeSection),
  };
  return `<data>\n${JSON.stringify(data).replaceAll('<', '\\u003c')}\n</data>`;
}

function composeSection(section: SectionFacts) {
  return {
    sectionId: section.sectionId,
    name: clean(section.name, LONGEST.name),
    description: clean(section.description, LONGEST.description),
    score: section.score,
    maxScore: section.maxScore,
    percentage: section.percentage,
    gained: section.gained.slice(0, MOST_QUESTIONS).map((question) => ({
      questionText: clean(question.questionText, LONGEST.question),
      points: question.points,
      answer: cleanAnswer(question.answer),
    })),
    missed: section.missed.slice(0, MOST_QUESTIONS).map((question) => ({
      questionText: clean(question.questionText, LONGEST.question),
      pointValue: question.pointValue,
      answer: cleanAnswer(question.answer),
      product: clean(question.product, LONGEST.product),
    })),
    tips: tipsOf(section)
      .slice(0, MOST_TIPS)
      .map((tip) => clean(tip, LONGEST.tip)),
  };
}

const tipsOf = ({ tips, missed }: SectionFacts): string[] =>
  tips ?? [...new Set(missed.flatMap(({ tip }) => (tip === null ? [] : [tip])))];

function clean<T extends string | null>(text: T, longest: number): T {
  if (text === null) return text;
  let plain = keepVisible(text.slice(0, longest * 4));
  if (/:\/\/|www\./i.test(plain)) plain = plain.replace(/\b(?:https?|ftp):\/\/\S+|\bwww\.\S+/giu, '…');
  if (plain.includes('@')) plain = plain.replace(/[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+/gu, '…');
  return capLength(plain, longest) as T;
}

/** Answers are free text by strangers: telephone numbers go too. */
function cleanAnswer<T extends string | null>(answer: T): T {
  return answer === null
    ? answer
    : (clean(answer, LONGEST.answer).replace(/\+?\d[\d ()/-]{7,}\d/gu, '…') as T);
}
