import { bandsOf } from '../../analytics/figures.js';
import { composeReport } from './compose-report.js';
import type { ReportBlock, ReportContent, ReportSource } from './report.types.js';

const stats = (mean: number) => ({ mean, median: mean - 1, min: 0, max: 100, stdDev: 12.34 });

/** Ten clinics, two areas, one pair of results. */
function sourceOf(patch: Partial<ReportSource> = {}): ReportSource {
  const statusCounts = { pending: 10, generated: 0, verified: 0, sent: 0, opened: 0, clicked: 0, error: 0 };
  const now = {
    period: { from: '2026-09-07', to: '2026-11-23' },
    totalEvaluations: 11,
    answeredEvaluations: 10,
    maxScore: 20,
    overall: { percentageStats: stats(52.5), scoreStats: stats(10) },
    sections: [
      { sectionId: 1, sectionName: 'Jelenlét', evaluations: 10, weak: 2, percentageStats: stats(70) },
      { sectionId: 2, sectionName: 'Adatvédelem', evaluations: 10, weak: 7, percentageStats: stats(35) },
      { sectionId: 3, sectionName: 'Ritka', evaluations: 4, weak: 4, percentageStats: stats(11) },
    ],
    productStats: [{ product: { id: 'a', name: 'Mentés' }, recommendationCount: 7, averagePercentage: 5 }],
    statusCounts,
  };
  const returned = {
    n: 1,
    mean: 87.6,
    better: 1,
    same: 0,
    worse: 0,
    otherVersion: 0,
    isCapped: false,
    sections: [],
  };
  return {
    questionnaireName: 'Felmérés',
    language: 'en',
    now,
    previous: null,
    bands: [1, 3, 4, 2],
    trend: [
      { week: '2026-09-28', completions: 0, meanPercentage: null },
      { week: '2026-10-05', completions: 4, meanPercentage: 50 },
      { week: '2026-10-26', completions: 5, meanPercentage: 50 },
      { week: '2026-11-02', completions: 2, meanPercentage: 50 },
    ],
    questions: [],
    answers: [],
    returned,
    date: new Date('2026-11-28T10:00:00Z'),
    ...patch,
  };
}

const textsOf = ({ blocks }: ReportContent): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'bars') return block.bars.map(({ label, text }) => `${label}: ${text}`);
    return block.kind === 'list' ? block.items : [block.text];
  });
const barsOf = ({ blocks }: ReportContent) =>
  blocks.filter((block): block is Extract<ReportBlock, { kind: 'bars' }> => block.kind === 'bars');

describe('The report of a programme', () => {
  it('says who answered, where they stand and what they lack, each with its n', () => {
    const content = composeReport(sourceOf());
    const texts = textsOf(content);
    for (const said of [
      'Responses: 11, of which 10 can be evaluated.',
      'October 2026: 9',
      'strong (75% and more): 2 (20%)',
      'Jelenlét: 70% (n = 10)',
      'Adatvédelem: 7 (70%), n = 10',
      'Mentés: 7 (70%)',
      'Most results below 50%: Adatvédelem (7 of 10).',
    ])
      expect(texts).toContain(said);
    expect(content.fileParts).toEqual(['Programme report', 'Felmérés', '2026-09-07–2026-11-29', 'en']);
    expect(content.facts[0]).toBe('Period: 7 September 2026 – 29 November 2026');
    expect(texts.some((text) => text.startsWith('September 2026'))).toBe(false);
  });

  it('names all areas that share the most results below half', () => {
    const { now, ...source } = sourceOf();
    const sections = now.sections.map((section) => ({ ...section, weak: 4 }));
    expect(textsOf(composeReport({ ...source, now: { ...now, sections } }))).toContain(
      'Most results below 50%: Jelenlét; Adatvédelem (4 of 10).',
    );
  });

  it('gives no figure of an area or of pairs that are fewer than five', () => {
    const texts = textsOf(composeReport(sourceOf()));
    expect(texts).toContain('Ritka: – (n = 4)');
    expect(texts.join(' ')).not.toMatch(/11%|87\.6/);
    expect(texts).toContainEqual(expect.stringMatching(/^Too few to say \(n = 1\)/));
  });

  it('gives no result at all of four responses', () => {
    const source = sourceOf();
    const content = composeReport({
      ...source,
      now: { ...source.now, totalEvaluations: 4, answeredEvaluations: 4 },
    });
    expect(textsOf(content).join(' ')).not.toMatch(/52\.5|Adatvédelem|Mentés/);
    expect(barsOf(content)).toHaveLength(1);
  });

  it('compares with the period before, and tells how clinics have changed, where there are enough', () => {
    const source = sourceOf({ language: 'hu' });
    const previous = {
      ...source.now,
      overall: { percentageStats: stats(50), scoreStats: stats(9) },
      answeredEvaluations: 6,
      totalEvaluations: 6,
    };
    const sections = [
      { sectionId: 1, sectionName: 'Jelenlét', n: 8, mean: -4 },
      { sectionId: 2, sectionName: 'Adatvédelem', n: 4, mean: 77 },
    ];
    const returned = { ...source.returned, n: 8, mean: 6.25, better: 6, worse: 2, sections };
    const texts = textsOf(composeReport({ ...source, previous, returned }));
    expect(texts).toContain('Az előző időszak átlaga 50% volt (n = 6); a változás +2,5 százalékpont.');
    expect(texts).toContainEqual(expect.stringContaining('átlagosan +6,3 százalékponttal változott'));
    expect(texts).toContain('Jelenlét: -4 (n = 8)');
    expect(texts).toContain('Adatvédelem: – (n = 4)');
  });

  it('counts in Romanian as the language does', () => {
    const source = sourceOf({ language: 'ro' });
    const text = (n: number) => textsOf(composeReport({ ...source, returned: { ...source.returned, n } }));
    expect(text(8)).toContainEqual(expect.stringMatching(/^8 clinici au/));
    expect(text(24)).toContainEqual(expect.stringMatching(/^24 de clinici au/));
  });

  it('says that nothing came in', () => {
    const source = sourceOf();
    const content = composeReport({
      ...source,
      now: { ...source.now, totalEvaluations: 0, answeredEvaluations: 0 },
    });
    expect(textsOf(content)[0]).toBe('No response came in during this period.');
  });
});

describe('Bands', () => {
  it('count whole results alone, and one hundred percent as the highest', () => {
    expect(
      bandsOf([
        [0, 249, 1000, 2],
        [0, 1, 4, 3],
        [0, 3, 4, 1],
        [0, 4, 4, 5],
        [7, 1, 4, 9],
      ]),
    ).toEqual([2, 3, 0, 6]);
  });
});
