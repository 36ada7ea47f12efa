import type { MeanResponse, PageResponse } from '../public-page/page.dto.js';
import type { PositionContent, ResultContent } from './content.types.js';
import { comparedWithAverage } from '../page-rules/comparison.js';
import type { Words } from './words.js';

/** Fewer clinics are no average to compare with (rules: industry average). */
const FEWEST = 5;

/** A result as it is drawn, and the same in words. Pure. */
export function resultOf(
  score: number,
  { maxScore, percentage }: { maxScore: number; percentage: number },
  { mean, n }: MeanResponse,
  words: Words,
): ResultContent {
  const values = {
    percent: words.percent(percentage),
    word: words.bandOfPercentage(percentage),
    average: words.percent(mean),
    n: words.number(n),
  };
  return {
    percentage,
    average: mean,
    percent: values.percent,
    word: values.word,
    alt:
      mean > 0
        ? words.say('evaluation.gauge.label-average', values, n)
        : words.say('evaluation.gauge.label', values),
    points: words.say('evaluation.score.points', { score: words.number(score), max: words.number(maxScore) }),
    legend: mean > 0 ? words.say('evaluation.gauge.average', values, n) : null,
  };
}

/** Band and average in one sentence. Pure (rules: band and average). */
export function verdictOf(percentage: number, { mean, n }: MeanResponse, words: Words): string {
  const { key, level, distance } = comparedWithAverage(percentage, mean);
  const values = {
    percent: words.percent(percentage),
    level: words.say(level),
    average: words.say(
      'evaluation.verdict.average',
      {
        average: words.percent(mean),
        n: words.number(n),
      },
      n,
    ),
    points: words.number(distance),
  };
  if (key === 'alone' || key === 'equal') return words.say(`evaluation.verdict.${key}`, values);
  return words.say(`evaluation.verdict.${key}`, values, distance);
}

/** How many of the others lie below; too few others are mentioned, none is not. Pure (rules: position among the others). */
export function placeOf({ position, industryBenchmarks }: PageResponse, words: Words): string {
  if (position !== null) {
    const { ahead, n } = position;
    return words.say('evaluation.position.ahead', { ahead: words.number(ahead), n: words.number(n) }, n);
  }
  return industryBenchmarks.overall.n < FEWEST ? words.say('evaluation.position.too-few') : '';
}

/** Where the others lie and the clinic among them. Pure. */
export function positionOf({ position, evaluation }: PageResponse, words: Words): PositionContent | null {
  if (position === null) return null;
  const { median, q1, q3, each, date } = position;
  const range = [
    words.say('evaluation.position.median', { percent: words.percent(median) }),
    words.say('evaluation.position.middle', { from: words.percent(q1), to: words.percent(q3) }),
  ];
  const own = evaluation.percentage;
  const alt = [words.say('evaluation.position.own', { percent: words.percent(own) }), ...range].join('. ');
  const dated = words.say('evaluation.position.date', { date: words.day(new Date(date)) });
  return {
    heading: words.say('evaluation.position.title'),
    paragraphs: [[...range, dated].join(' · ')],
    strip: { own, median, q1, q3, each: each.map((tenths) => tenths / 10), alt },
  };
}
