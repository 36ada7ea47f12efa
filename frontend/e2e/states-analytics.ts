import { paths } from '../src/admin/addresses.ts';
import { partPaths, type Part } from '../src/admin/screens/analytics/parts.ts';
import {
  makeAnalytics,
  makeAnswerShares,
  makeFigures,
  makeFormFunnel,
  makeFunnel,
  makeProductFigures,
  makeSectionFigures,
  makeShares,
  makeStatistics,
  makeStatusCounts,
  makeTrend,
} from '../src/admin/testing/make-analytics.ts';
import { answer, fail, stall, type State, type Visit } from './state.ts';
import { word } from './words.ts';

const analytics: Omit<State, 'name'> = {
  route: paths.analytics,
  languages: ['hu', 'en'],
  address: () => paths.analytics,
};
const calls = '**/api/admin/analytics';
const longName = 'Betegutak, időpontfoglalás és távoli konzultációk szervezése';

/** Charts arrive after their numbers. */
async function drawn({ page }: Visit): Promise<void> {
  await page.locator('figure canvas').nth(4).waitFor();
}

async function answerOne(visit: Visit): Promise<void> {
  const same = makeStatistics({ mean: 62, median: 62, min: 62, max: 62, stdDev: 0 });
  const section = makeSectionFigures(1, { percentageStats: same });
  await answer(visit, `${calls}/*`, {
    ...makeAnalytics({
      totalEvaluations: 1,
      answeredEvaluations: 1,
      overall: { percentageStats: same, scoreStats: makeStatistics({ mean: 31, median: 31 }) },
      sections: [section],
      productStats: [makeProductFigures(1)],
      statusCounts: makeStatusCounts({ pending: 1 }),
    }),
  });
  await answer(visit, `${calls}/*/trend*`, makeTrend(1));
  await answer(visit, `${calls}/*/answers*`, []);
}

async function answerMany(visit: Visit): Promise<void> {
  const period = { from: '2026-01-05', to: '2026-12-27' };
  const figures = makeFigures({
    period,
    totalEvaluations: 1_204_318,
    answeredEvaluations: 1_204_102,
    sections: Array.from({ length: 24 }, (_, index) =>
      makeSectionFigures(index + 1, index % 3 === 0 ? { sectionName: `${longName} ${index}` } : {}),
    ),
    productStats: Array.from({ length: 40 }, (_, index) =>
      makeProductFigures(index + 1, index % 2 === 0 ? `${longName} <b>${index}</b>` : `Termék ${index}`),
    ),
    statusCounts: makeStatusCounts({
      pending: 90_000,
      generated: 12_000,
      verified: 9_000,
      sent: 500_318,
      opened: 400_000,
      clicked: 180_000,
      error: 13_000,
    }),
  });
  const previous = makeFigures({ totalEvaluations: 1_100_000, sections: figures.sections.slice(3) });
  await answer(visit, `${calls}/*`, { ...figures, previous });
  await answer(visit, `${calls}/*/trend*`, makeTrend(52));
  await answerForm(visit);
  await answer(visit, `${calls}/*/funnel*`, makeFunnel());
  await answer(visit, `${calls}/*/returned*`, {
    ...{ n: 2000, mean: -12.34, better: 900, same: 100, worse: 1000, otherVersion: 1204, isCapped: true },
    sections: [{ sectionId: 1, sectionName: `${longName} ${longName}`, n: 1987, mean: 4.56 }],
  });
  await answer(
    visit,
    `${calls}/*/questions*`,
    Array.from({ length: 120 }, (_, index) =>
      makeShares(index + 1, index % 4 === 0 ? { questionText: `${longName}? ${longName}?` } : {}),
    ),
  );
  await answerOptions(visit);
  await answer(visit, `${calls}/*/clinics*`, {
    rows: Array.from({ length: 20 }, (_, index) => ({
      id: `00000000-0000-4000-8000-0000000000${index + 10}`,
      clientName: 'Dr. Kovács-Szentgyörgyi Anna Mária',
      clinicName: index % 3 === 0 ? longName : `Rendelő ${index}`,
      clientEmail: `rendelo-${index}@klinika.example`,
      percentage: 40 + index,
      at: '2026-10-20T10:00:00Z',
      value: 12.5 + index,
    })),
    total: 1000,
    isCapped: true,
  });
}

/** More sources than are listed, one with the longest name, and one section that nobody has reached. */
async function answerForm(visit: Visit): Promise<void> {
  const { sources, sections, ...form } = makeFormFunnel();
  await answer(visit, `${calls}/*/form-funnel*`, {
    ...form,
    sources: [
      ...sources,
      { source: 'hirlevel-'.repeat(9).slice(0, 80), visited: 0, started: 0, finished: 0 },
    ],
    moreSources: 1_204,
    sections: [...sections, { sectionId: 9, sectionName: `${longName} ${longName}`, reached: 0 }],
  });
}

async function answerOptions(visit: Visit): Promise<void> {
  const labels = [longName, 'Megszakíthatatlan'.repeat(8), 'Egyik sem'];
  const many = labels.map((label, index) => ({
    id: index,
    label,
    points: 100_000,
    n: 904_318,
    percentage: 75.1,
  }));
  await answer(visit, `${calls}/*/answers*`, [
    makeAnswerShares(1),
    makeAnswerShares(2, {
      questionText: `${longName}?`,
      severalChosen: true,
      answered: 1_204_318,
      options: many,
    }),
    ...Array.from({ length: 30 }, (_, index) => makeAnswerShares(index + 3, { unknown: index % 2 })),
  ]);
}

/** A part of the analytics beside the overview. */
const partState = (part: Part, search: string, more: Partial<State> = {}): State => ({
  route: paths.analyticsPart,
  languages: ['hu', 'en'],
  name: `analytics-${part}`,
  address: () => `${partPaths[part]}${search}`,
  ...more,
});

/** The analytics with nothing, with one evaluation, with more than a chart can hold, and when something is amiss. */
export const analyticsStates: readonly State[] = [
  { ...analytics, name: 'analytics', reach: drawn },
  {
    ...analytics,
    name: 'analytics-empty',
    prepare: (visit) =>
      answer(visit, `${calls}/*`, makeAnalytics({ totalEvaluations: 0, sections: [], productStats: [] })),
    reach: async ({ page, language }) =>
      page.getByText(word(language, 'analytics.empty.whole-title')).waitFor(),
  },
  { ...analytics, name: 'analytics-one', prepare: answerOne, reach: drawn },
  {
    ...analytics,
    name: 'analytics-many',
    address: () => `${paths.analytics}?from=2026-01-05&to=2026-12-27`,
    prepare: answerMany,
    reach: drawn,
  },
  {
    ...analytics,
    name: 'analytics-tables',
    prepare: answerMany,
    reach: async (visit) => {
      await drawn(visit);
      const title = word(visit.language, 'analytics.chart.comparison');
      const name = word(visit.language, 'analytics.chart.menu').replace('{title}', title);
      await visit.page.getByRole('button', { name }).click();
      await visit.page
        .getByRole('menuitem', { name: word(visit.language, 'analytics.chart.as-table') })
        .click();
      for (const part of ['products.ranking', 'sections.title'])
        await visit.page.getByRole('heading', { name: word(visit.language, `analytics.${part}`) }).click();
    },
  },
  partState('act', ''),
  partState('act', '?clinics=weak.1', { name: 'analytics-clinics', prepare: answerMany }),
  partState('questions', ''),
  partState('questions', '?from=2026-01-05', { name: 'analytics-questions-many', prepare: answerMany }),
  partState('reach', '?from=2026-01-05', { prepare: answerMany }),
  {
    ...analytics,
    name: 'analytics-wrong-period',
    address: () => `${paths.analytics}?from=2026-03-30&to=2026-03-01`,
  },
  { ...analytics, name: 'analytics-loading', prepare: (visit) => stall(visit, `${calls}/*`) },
  { ...analytics, name: 'analytics-unavailable', prepare: (visit) => fail(visit, `${calls}/*`) },
];
