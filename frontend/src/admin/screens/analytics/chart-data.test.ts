import { beforeAll, describe, expect, it } from 'vitest';
import { startTexts } from '../../../shared/texts/i18n.ts';
import {
  makeProductFigures,
  makeSectionFigures,
  makeStatistics,
  makeStatusCounts,
  makeTrend,
} from '../../testing/make-analytics.ts';
import {
  busiestWeek,
  commonestSlice,
  cutName,
  extremeSections,
  meanAtEnds,
  mostSections,
  productBars,
  inLines,
  sectionBars,
  statusSlices,
  topProducts,
  weakestSections,
  widestSections,
} from './chart-data.ts';
import { wrapWords } from './picture.ts';

beforeAll(() => startTexts({ face: 'admin', language: 'hu', load: () => Promise.resolve({}) }));

it('cuts names after 20 characters, counting a sign of two halves once', () => {
  expect(cutName('x'.repeat(20), 20)).toBe('x'.repeat(20));
  expect(cutName('x'.repeat(21), 20)).toBe(`${'x'.repeat(20)}…`);
  expect(cutName('😀'.repeat(20), 20)).toBe('😀'.repeat(20));
});

describe('bars', () => {
  it('keep sections apart whose names are the same once cut', () => {
    const name = 'Nagyon hosszú nevű terület, amely három sorban sem fér el, olyan sok szó van benne';
    const sections = [1, 2].map((n) => makeSectionFigures(n, { sectionName: `${name} ${n}` }));
    const bars = sectionBars(sections, ['mean', 'median'], (figure) => figure);
    expect(new Set(bars.map((bar) => bar.name)).size).toBe(1);
    expect(bars.map((bar) => `${bar.id} ${bar.series}`)).toEqual([
      '1 mean',
      '1 median',
      '2 mean',
      '2 median',
    ]);
  });

  it('are drawn and labelled to one decimal', () => {
    const section = makeSectionFigures(1, { percentageStats: makeStatistics({ mean: 61.54 }) });
    expect(sectionBars([section], ['mean'], () => 'Átlag')[0]).toMatchObject({ value: 61.5, label: '61,5%' });
  });

  it('are as many as can be read', () => {
    const sections = Array.from({ length: 500 }, (_, index) => makeSectionFigures(index + 1));
    expect(sectionBars(sections, ['mean'], () => '')).toHaveLength(mostSections);
    const products = Array.from({ length: 40 }, (_, index) => makeProductFigures(index + 1));
    expect(productBars(products, '', () => ({ value: 1, label: '' }))).toHaveLength(10);
  });
});

describe('slices', () => {
  const statuses = ['pending', 'sent', 'opened'] as const;
  it('leave out what nobody has, and round to whole percent', () => {
    const slices = statusSlices(makeStatusCounts({ pending: 1, sent: 2 }), statuses, (status) => status);
    expect(slices.map(({ label }) => label)).toEqual(['pending: 33%', 'sent: 67%']);
    expect(commonestSlice(slices)?.status).toBe('sent');
  });

  it('are none where every count is 0 or missing', () => {
    expect(statusSlices({}, statuses, (status) => status)).toEqual([]);
    expect(commonestSlice([])).toBeNull();
  });
});

describe('findings', () => {
  const section = (n: number, min: number, mean: number, max: number) =>
    makeSectionFigures(n, { percentageStats: makeStatistics({ min, mean, max }) });

  it('name the strongest, the weakest and the widest section', () => {
    const sections = [section(1, 10, 50, 60), section(2, 0, 70, 100), section(3, 5, 20, 40)];
    expect(extremeSections(sections)).toMatchObject({ best: { sectionId: 2 }, worst: { sectionId: 3 } });
    expect(widestSections(sections).map(({ sectionId }) => sectionId)).toEqual([2]);
    const alike = [section(1, 0, 50, 100), section(2, 0, 70, 100), section(3, 5, 20, 40)];
    expect(widestSections(alike).map(({ sectionId }) => sectionId)).toEqual([1, 2]);
    expect(extremeSections(sections.slice(1, 2))).toBeNull();
    expect(widestSections([])).toEqual([]);
  });

  it('name all sections in which equally many results are weak, by their shares, and none where none is', () => {
    const weak = (n: number, weakOnes: number, evaluations: number) =>
      makeSectionFigures(n, { weak: weakOnes, evaluations });
    const ids = (...sections: ReturnType<typeof weak>[]) =>
      weakestSections(sections).map(({ sectionId }) => sectionId);
    expect(ids(weak(1, 2, 10), weak(2, 3, 30), weak(3, 1, 5))).toEqual([1, 3]);
    expect(ids(weak(1, 0, 10), weak(2, 0, 0))).toEqual([]);
    expect(ids()).toEqual([]);
  });

  it('name all products that are recommended equally often', () => {
    const product = (id: string, recommendationCount: number) => ({
      product: { id, name: id },
      recommendationCount,
      averagePercentage: 5,
    });
    expect(
      topProducts([product('a', 3), product('b', 3), product('c', 1)]).map(({ product: { id } }) => id),
    ).toEqual(['a', 'b']);
    expect(topProducts([])).toEqual([]);
  });

  it('name the first of the busiest weeks, and none where nothing came', () => {
    const [first, second] = makeTrend(2);
    expect(busiestWeek([first!, { ...second!, completions: first!.completions }])?.week).toBe(first!.week);
    expect(busiestWeek([{ ...first!, completions: 0 }])).toBeNull();
  });

  it('compare the first and the last week that have a mean', () => {
    const weeks = [null, 40, null, 55, null].map((meanPercentage) => ({
      week: '',
      completions: 1,
      meanPercentage,
    }));
    expect(meanAtEnds(weeks)).toEqual({ first: 40, last: 55 });
    expect(meanAtEnds(weeks.slice(0, 3))).toBeNull();
  });
});

it('breaks the words above a picture, a long one on a line of its own', () => {
  expect(wrapWords('egy kettő hosszabbszó négy', (line) => line.length <= 10)).toEqual([
    'egy kettő',
    'hosszabbszó',
    'négy',
  ]);
});

it('breaks a long name between words, and cuts only what three lines do not hold', () => {
  expect(inLines('Online jelenlét és időpontfoglalás', 24, 3)).toBe('Online jelenlét és\nidőpontfoglalás');
  expect(inLines('egy kettő három négy öt hat', 9, 2)).toBe('egy kettő\nhárom nég…');
  expect(inLines('Rövid', 24, 3)).toBe('Rövid');
});
