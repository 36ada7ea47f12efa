import type { SectionFacts } from '../text-writer.js';
import { bandOf, type Composition } from './composition.js';

const QUESTION_LENGTH = 100;
const CARD_LENGTH = 110;
const STRENGTHS = 3;
/** The most questions that one section's text quotes as gained, and as missed. */
const QUOTED_GAINED = 2;
const QUOTED_MISSED = 2;

/** A section's text: the result and what brought points, what did not, what to do next; 2 or 3 paragraphs. */
export function composeSection(section: SectionFacts, index: number, composition: Composition): string {
  const { phrases, say, result } = composition;
  const band = bandOf(section.score, section.maxScore, section.percentage, [section]);
  return [
    [
      say('opening', phrases.section.opening[band], index, result(section)),
      ...sayGained(section, index, composition),
    ],
    sayMissed(section, index, composition),
    band === 'full' ? [say('keep', phrases.section.keep, index)] : sayNext(section, index, composition),
  ]
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => sentences.join(' '))
    .join('\n\n');
}

/** Always three cards from the questions that earned most points; '' where there is no further one to quote. */
export function composeStrengths(section: SectionFacts, index: number, composition: Composition): string[] {
  const { phrases } = composition;
  const quotations = composition.quotations(textsOf(section.gained), STRENGTHS, CARD_LENGTH);
  return Array.from({ length: STRENGTHS }, (_, card) => {
    const quotation = quotations[card];
    return quotation === undefined
      ? ''
      : composition.choose('strength', phrases.strength, index + card)(quotation);
  });
}

function sayGained(section: SectionFacts, index: number, composition: Composition): string[] {
  const { phrases, say } = composition;
  if (section.gained.length === 0) return [];
  const quotations = composition.quoteMany(textsOf(section.gained), QUOTED_GAINED, QUESTION_LENGTH);
  return [
    quotations
      ? say('gained', phrases.section.gained, index, quotations)
      : say('gainedUnnamed', phrases.section.gainedUnnamed, index),
  ];
}

function sayMissed(section: SectionFacts, index: number, composition: Composition): string[] {
  const { section: phrases } = composition.phrases;
  const { say, quoteMany } = composition;
  const wrong = section.missed.filter(({ answer }) => answer !== null);
  const unanswered = section.missed.filter(({ answer }) => answer === null);
  const wrongQuoted = quoteMany(
    textsOf(wrong),
    unanswered.length > 0 ? QUOTED_MISSED - 1 : QUOTED_MISSED,
    QUESTION_LENGTH,
  );
  const room = QUOTED_MISSED - Math.min(wrong.length, QUOTED_MISSED - 1);
  const unansweredQuoted = quoteMany(textsOf(unanswered), room, QUESTION_LENGTH);
  if (section.missed.length > 0 && !wrongQuoted && !unansweredQuoted) {
    return [say('missedUnnamed', phrases.missedUnnamed, index)];
  }
  const left = section.missed.length === unanswered.length && section.gained.length === 0;
  return [
    ...(wrongQuoted ? [say('wrong', phrases.wrong, index, wrongQuoted)] : []),
    ...(unansweredQuoted
      ? [say('unanswered', left ? phrases.allUnanswered : phrases.unanswered, index, unansweredQuoted)]
      : []),
  ];
}

function sayNext(section: SectionFacts, index: number, composition: Composition): string[] {
  const { phrases, say } = composition;
  const [advice] = composition.advise(section.tips, section.missed, 1);
  const products = advice?.products ?? section.missed.flatMap(({ product }) => product ?? []);
  const product = composition.quoteMany(products, 1, QUESTION_LENGTH);
  return [
    advice === undefined
      ? say('firstQuestion', phrases.section.firstQuestion, index, section.missed.length > 1)
      : say('tip', advice.isCertain ? phrases.section.tip : phrases.tipIfMissing, index, advice.tip),
    ...(product ? [say('product', phrases.section.product, index, product.list)] : []),
  ];
}

function textsOf(questions: readonly { questionText: string }[]): string[] {
  return questions.map(({ questionText }) => questionText);
}
