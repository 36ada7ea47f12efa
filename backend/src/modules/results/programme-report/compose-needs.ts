import { BAND_COLORS, COLORS } from '../pdf/look.js';
import { bandColor, barOf, byWeak, heading, note, paragraph, subheading } from './report-blocks.js';
import { LEAST, type Words } from './report-words.js';
import type { ReportBlock, ReportSource } from './report.types.js';

const MOST_QUESTIONS = 8;
const MOST_PRODUCTS = 10;

/** What clinics lack: areas, questions, and what is recommended for them. Pure. */
export function lackOf({ now, questions }: ReportSource, words: Words): ReportBlock[] {
  const { answeredEvaluations: n, sections, productStats } = now;
  if (n < LEAST) return [];
  const asked = questions
    .map((one) => ({ ...one, n: one.right + one.wrong + one.unanswered }))
    .filter((one) => one.n >= LEAST && one.rightPercentage < 100)
    .toSorted((a, b) => a.rightPercentage - b.rightPercentage)
    .slice(0, MOST_QUESTIONS);
  return [
    heading(words.say('lack.heading')),
    subheading(words.say('lack.sections')),
    {
      kind: 'bars',
      heads: [words.say('section'), words.say('responses')],
      bars: byWeak(sections).map(({ sectionName, weak, evaluations }) =>
        barOf(sectionName, evaluations, words, () => ({
          percent: (100 * weak) / evaluations,
          text: `${words.part(weak, (100 * weak) / evaluations)}, ${words.n(evaluations)}`,
          color: BAND_COLORS.amber,
        })),
      ),
    },
    ...(asked.length > 0
      ? [
          subheading(words.say('lack.questions')),
          note(words.say('lack.questions-note')),
          {
            kind: 'bars' as const,
            heads: [words.say('question'), words.say('full')] as [string, string],
            bars: asked.map(({ questionText, rightPercentage, right, n: all }) => ({
              label: questionText,
              percent: rightPercentage,
              text: `${words.part(right, rightPercentage)}, ${words.n(all)}`,
              color: bandColor(rightPercentage),
            })),
          },
        ]
      : []),
    ...(productStats.length > 0
      ? [
          subheading(`${words.say('products')} (${words.n(n)})`),
          {
            kind: 'bars' as const,
            heads: [words.say('product'), words.say('recommended')] as [string, string],
            bars: productStats.slice(0, MOST_PRODUCTS).map(({ product, recommendationCount }) => ({
              label: product.name,
              percent: (100 * recommendationCount) / n,
              text: words.part(recommendationCount, (100 * recommendationCount) / n),
              color: COLORS.brand,
            })),
          },
        ]
      : []),
  ];
}

/** How those have changed who answered again. Pure. */
export function changeOf({ returned }: ReportSource, words: Words): ReportBlock[] {
  const head = heading(words.say('change.heading'));
  const { n, mean, better, same, worse, otherVersion, isCapped, sections } = returned;
  if (n === 0) return [head, paragraph(words.say('change.none'))];
  if (n < LEAST) return [head, paragraph(words.tooFew(n))];
  const known = sections.filter((section) => section.n >= LEAST);
  const most = Math.max(1, ...known.map((section) => Math.abs(section.mean)));
  return [
    head,
    paragraph(words.count('change.text', { n, points: words.difference(mean), better, same, worse }, n)),
    ...(otherVersion > 0 ? [note(words.say('change.version', { n: otherVersion }))] : []),
    ...(isCapped ? [note(words.say('change.capped', { n }))] : []),
    subheading(words.say('change.sections')),
    {
      kind: 'bars',
      heads: [words.say('section'), words.say('points')],
      bars: sections.map((section) =>
        barOf(section.sectionName, section.n, words, () => ({
          percent: (100 * Math.abs(section.mean)) / most,
          text: `${words.difference(section.mean)} (${words.n(section.n)})`,
          color: section.mean < 0 ? BAND_COLORS.red : BAND_COLORS.green,
        })),
      ),
    },
  ];
}
