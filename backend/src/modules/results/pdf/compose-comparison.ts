import type { MeanResponse, PageResponse } from '../public-page/page.dto.js';
import type { PositionContent, ResultContent } from './content.types.js';
import { standingOf } from './standing.js';
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
  const { key, level, distance } = standingOf(percentage, mean);
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

/** Where the others lie and the clinic among them; too few others are told in words. Pure (rules: position among the others). */
export function positionOf(
  { position, evaluation, industryBenchmarks }: PageResponse,
  words: Words,
): PositionContent | null {
  const heading = words.say('evaluation.position.title');
  if (position === null)
    return industryBenchmarks.overall.n < FEWEST
      ? { heading, paragraphs: [words.say('evaluation.position.too-few')], strip: null }
      : null;
  const { ahead, n, median, q1, q3, each, date } = position;
  const place = words.say(
    'evaluation.position.ahead',
    {
      ahead: words.number(ahead),
      n: words.number(n),
    },
    n,
  );
  const range = [
    words.say('evaluation.position.median', { percent: words.percent(median) }),
    words.say('evaluation.position.middle', { from: words.percent(q1), to: words.percent(q3) }),
  ];
  const own = evaluation.percentage;
  const alt = [words.say('evaluation.position.own', { percent: words.percent(own) }), ...range].join('. ');
  const dated = words.say('evaluation.position.date', { date: words.day(new Date(date)) });
  return {
    heading,
    paragraphs: [place, [...range, dated].join(' · ')],
    strip: { own, median, q1, q3, each: each.map((tenths) => tenths / 10), alt },
  };
}
