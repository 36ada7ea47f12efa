import { describe, expect, it } from 'vitest';
import { makeEvaluation } from '../../testing/make-evaluation.ts';
import { readEvaluation, type EvaluationPayload } from './evaluation-view.ts';
import { paragraphsOf, readingMinutes, readStep, stepQuery, swipeTurn, topTips } from './viewer.ts';

const three = [
  { name: 'A', percentage: 80, average: 50 },
  { name: 'B', percentage: 20 },
  { name: 'C', percentage: 0 },
];

/** What the wire may carry, whatever the types promise. */
function asAnswer(answer: unknown): EvaluationPayload {
  return JSON.parse(JSON.stringify(answer)) as EvaluationPayload;
}

describe('steps', () => {
  it('run from the welcome over the sections to the summary', () => {
    const values = [null, '0', '1', '3', '4', '99', '-1', 'x', '1e3', '2.5'];
    expect(values.map((value) => readStep(value, 3))).toEqual([0, 0, 1, 3, 4, 4, 0, 0, 0, 0]);
    expect(readStep('1', 0)).toBe(1);
  });

  it('keep the rest of the address', () => {
    expect(stepQuery(2, '?preview=1')).toBe('?preview=1&s=2');
    expect(stepQuery(0, '?s=2')).toBe('');
  });
});

describe('reading an evaluation', () => {
  it('ranks tips over all sections, by weight where no place is told, and keeps three', () => {
    const view = readEvaluation(makeEvaluation([...three, { name: 'D', percentage: 10 }]));
    expect(topTips(view).map((tip) => [tip.text, tip.sectionName])).toEqual([
      ['Tipp 4', 'D'],
      ['Tipp 3', 'C'],
      ['Tipp 2', 'B'],
    ]);
    const answer = makeEvaluation(three);
    for (const [id, rank] of [
      [1, 2],
      [2, 1],
      [3, 3],
    ] as const)
      answer.sectionData[id]!.tips[0]!.rank = rank;
    expect(topTips(readEvaluation(answer)).map((tip) => tip.sectionName)).toEqual(['B', 'A', 'C']);
  });

  it('accepts tips as plain strings and drops blank strengths', () => {
    const payload = makeEvaluation(three);
    const sectionData = { 1: { tips: ['Egyszerű tipp', ' '] } };
    const [section] = readEvaluation(asAnswer({ ...payload, sectionData })).sections;
    expect(section?.tips).toEqual([{ id: '', text: 'Egyszerű tipp', weight: 0, points: 0 }]);
    expect(section?.strengths).toEqual(['Gyors visszajelzés']);
  });

  it('survives an answer with almost nothing in it', () => {
    const view = readEvaluation(
      asAnswer({
        evaluation: { id: 'x', totalScore: 0, maxScore: 0, percentage: 0, sectionScores: [] },
        sections: [{ id: 1, name: 'A', maxScore: 0, questions: [] }],
      }),
    );
    expect(view).toMatchObject({
      clientName: '',
      average: { mean: 0, n: 0 },
      solutions: [],
      consultationUrl: null,
      questionnaireId: null,
    });
    expect(view.sections[0]).toMatchObject({ percentage: 0, weightPercent: 0, tips: [], strengths: [] });
  });

  it('never lets a link through that is not a web address', () => {
    const payload = makeEvaluation(three);
    const globalRecommendedProducts = [
      { product: { id: '1', name: 'x', url: 'javascript:alert(1)' }, percentage: 1 },
      { product: { id: '2', name: 'y', productUrl: 'https://example.com/y' }, percentage: 9 },
    ];
    const view = readEvaluation(
      asAnswer({ ...payload, globalRecommendedProducts, consultationUrl: 'data:text/html,x' }),
    );
    expect(view.solutions.map((solution) => [solution.name, solution.url])).toEqual([
      ['y', 'https://example.com/y'],
      ['x', null],
    ]);
    expect(view.consultationUrl).toBeNull();
  });
});

it('splits text into paragraphs at any line break', () => {
  expect(paragraphsOf(' a \r\n\r\n b\nc\n')).toEqual(['a', 'b', 'c']);
  expect(paragraphsOf('')).toEqual([]);
});

it('tells by its words how many minutes an evaluation takes to read, at least one', () => {
  expect(readingMinutes(readEvaluation(makeEvaluation([])))).toBe(1);
  const page = makeEvaluation(three);
  page.evaluation.generatedTexts.summary = 'szó '.repeat(760);
  expect(readingMinutes(readEvaluation(page))).toBe(4);
});

it('turns a page only by a long, quick and sideways swipe', () => {
  const ways = [
    [-120, 10, 200],
    [120, -10, 200],
    [-40, 0, 100],
    [-120, 80, 200],
    [-300, 0, 1500],
    [0, 400, 200],
  ] as const;
  expect(ways.map(([across, down, time]) => swipeTurn(across, down, time))).toEqual([1, -1, 0, 0, 0, 0]);
});
