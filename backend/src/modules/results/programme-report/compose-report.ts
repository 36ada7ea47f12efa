import { type Language, LOCALES } from '../../../platform/http/languages.js';
import { longDay } from '../../../platform/text/long-day.js';
import type { SectionFigures } from '../../analytics/figures.js';
import { BEGINNING, sundayOf } from '../../analytics/period.js';
import { COLORS } from '../pdf/look.js';
import { changeOf, lackOf } from './compose-needs.js';
import { BANDS, bandColor, barOf, byWeak, heading, list, paragraph, subheading } from './report-blocks.js';
import type { ReportBlock, ReportContent, ReportSource } from './report.types.js';
import { LEAST, Words } from './report-words.js';

const MOST_BACKGROUND = 3;
const MOST_MONTHS = 12;

/** What the report of a programme says, the same for every kind of file. Pure. */
export function composeReport(source: ReportSource): ReportContent {
  const words = new Words(source.language);
  const { now, date, language, questionnaireName } = source;
  const title = words.say('title');
  const period = periodText(source, words);
  return {
    title,
    questionnaire: questionnaireName,
    language,
    facts: [
      words.say('period', { period }),
      words.say('made', { date: longDay(date, language) }),
      words.say('nameless'),
    ],
    footer: `${title} · ${questionnaireName} · ${period}`,
    pageLabel: words.say('page', {}),
    fileParts: [
      title,
      questionnaireName,
      now.period === null ? date.toISOString().slice(0, 10) : daysOf(now.period),
      language,
    ],
    blocks: [
      ...(now.totalEvaluations === 0
        ? [paragraph(words.say('nothing'))]
        : [
            ...briefOf(source, words),
            ...whoOf(source, words),
            ...standOf(source, words),
            ...lackOf(source, words),
            ...changeOf(source, words),
          ]),
      heading(words.say('how.heading')),
      {
        kind: 'list',
        items: [
          words.say('how.weeks'),
          words.say('how.counts'),
          words.say('how.self'),
          words.say('how.least', { least: LEAST }),
        ],
      },
    ],
  };
}

function briefOf({ now, returned }: ReportSource, words: Words): ReportBlock[] {
  const { totalEvaluations, answeredEvaluations, overall, sections } = now;
  const { mean, median } = overall.percentageStats;
  const came = words.say('brief.came', { n: totalEvaluations, answered: answeredEvaluations });
  if (answeredEvaluations < LEAST)
    return [heading(words.say('brief.heading')), list([came, words.tooFew(answeredEvaluations)])];
  const known = sections.filter(isKnown);
  const byMean = known.toSorted((a, b) => b.percentageStats.mean - a.percentageStats.mean);
  const [best, worst] = [byMean[0], byMean.at(-1)];
  const [weakest] = byWeak(known);
  const areas = known.filter(
    ({ weak, evaluations }) => weak === weakest?.weak && evaluations === weakest.evaluations,
  );
  return [
    heading(words.say('brief.heading')),
    list([
      came,
      words.say('brief.stand', { mean: words.percent(mean), median: words.percent(median) }),
      ...(best && worst && best !== worst
        ? [
            words.say('brief.best', {
              best: best.sectionName,
              bestMean: words.percent(best.percentageStats.mean),
              worst: worst.sectionName,
              worstMean: words.percent(worst.percentageStats.mean),
            }),
          ]
        : []),
      ...(weakest && weakest.weak > 0
        ? [
            words.say('brief.lack', {
              areas: areas.map(({ sectionName }) => sectionName).join('; '),
              n: weakest.weak,
              of: weakest.evaluations,
            }),
          ]
        : []),
      ...(returned.n >= LEAST
        ? [words.say('brief.back', { n: returned.n, points: words.difference(returned.mean) })]
        : []),
    ]),
  ];
}

function whoOf(
  { now, previous, trend, questions, answers, language }: ReportSource,
  words: Words,
): ReportBlock[] {
  const { totalEvaluations, answeredEvaluations } = now;
  const months = new Map<string, number>();
  for (const { week, completions } of trend)
    months.set(week.slice(0, 7), (months.get(week.slice(0, 7)) ?? 0) + completions);
  const begun = [...months].slice(-MOST_MONTHS);
  const shown = begun.slice(
    Math.max(
      0,
      begun.findIndex(([, n]) => n > 0),
    ),
  );
  const most = Math.max(1, ...shown.map(([, n]) => n));
  const judged = new Set(questions.map(({ id }) => id));
  const background = answers.filter(({ id, answered }) => !judged.has(id) && answered >= LEAST);
  return [
    heading(words.say('who.heading')),
    paragraph(words.say('who.text', { n: totalEvaluations, answered: answeredEvaluations })),
    ...(previous
      ? [
          paragraph(
            words.say('who.before', {
              before: previous.totalEvaluations,
              difference: words.difference(totalEvaluations - previous.totalEvaluations),
            }),
          ),
        ]
      : []),
    subheading(words.say('who.months')),
    {
      kind: 'bars',
      heads: [words.say('month'), words.say('responses')],
      bars: shown.map(([month, n]) => ({
        label: monthText(month, language),
        percent: (100 * n) / most,
        text: words.number(n),
        color: COLORS.brand,
      })),
    },
    ...background.slice(0, MOST_BACKGROUND).flatMap(({ questionText, answered, options }): ReportBlock[] => [
      subheading(`${questionText} (${words.n(answered)})`),
      {
        kind: 'bars',
        heads: [words.say('answer'), words.say('share')],
        bars: options.map(({ label, percentage, n }) => ({
          label,
          percent: percentage,
          text: words.part(n, percentage),
          color: COLORS.brand,
        })),
      },
    ]),
  ];
}

function standOf({ now, previous, bands }: ReportSource, words: Words): ReportBlock[] {
  const { answeredEvaluations: n, overall, sections } = now;
  const head = heading(words.say('stand.heading'));
  if (n < LEAST) return [head, paragraph(words.tooFew(n))];
  const { mean, median, stdDev } = overall.percentageStats;
  const before = previous !== null && previous.answeredEvaluations >= LEAST ? previous : null;
  return [
    head,
    paragraph(
      words.say('stand.text', {
        mean: words.percent(mean),
        median: words.percent(median),
        deviation: words.number(stdDev),
        n: words.n(n),
      }),
    ),
    ...(before
      ? [
          paragraph(
            words.say('stand.before', {
              mean: words.percent(before.overall.percentageStats.mean),
              n: words.n(before.answeredEvaluations),
              difference: words.difference(mean - before.overall.percentageStats.mean),
            }),
          ),
        ]
      : []),
    subheading(`${words.say('stand.bands')} (${words.n(n)})`),
    {
      kind: 'bars',
      heads: [words.say('band'), words.say('responses')],
      bars: bands
        .map((count, band) => ({
          label: words.say(`band.${band}` as 'band.0'),
          percent: (100 * count) / n,
          text: words.part(count, (100 * count) / n),
          color: BANDS[band]!,
        }))
        .toReversed(),
    },
    subheading(words.say('stand.sections')),
    {
      kind: 'bars',
      heads: [words.say('section'), words.say('mean')],
      bars: sections.map(({ sectionName, evaluations, percentageStats }) =>
        barOf(sectionName, evaluations, words, () => ({
          percent: percentageStats.mean,
          text: `${words.percent(percentageStats.mean)} (${words.n(evaluations)})`,
          color: bandColor(percentageStats.mean),
        })),
      ),
    },
  ];
}

const isKnown = ({ evaluations }: SectionFigures) => evaluations >= LEAST;
const daysOf = ({ from, to }: { from: string; to: string }): string =>
  `${from === BEGINNING ? '' : `${from}–`}${sundayOf(to)}`;

function periodText({ now, language }: ReportSource, words: Words): string {
  if (now.period === null) return words.say('everything');
  const day = (text: string) => longDay(new Date(`${text}T12:00:00Z`), language);
  const to = day(sundayOf(now.period.to));
  return now.period.from === BEGINNING
    ? words.say('until', { to })
    : words.say('span', { from: day(now.period.from), to });
}

const monthText = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${month}-15T00:00:00Z`),
  );
