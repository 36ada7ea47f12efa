import { expect, it } from 'vitest';
import { makeEvaluation } from '../../testing/make-evaluation.ts';
import { type EvaluationPayload, readEvaluation } from './evaluation-view.ts';
import { headlineOf } from './headline.ts';

const areas = [
  { name: 'Időpontfoglalás', percentage: 80 },
  { name: 'Adatvédelem', percentage: 10 },
];
const headline = (patch: Partial<EvaluationPayload['evaluation']>, withTips = true) => {
  const page = makeEvaluation(areas);
  if (!withTips) page.sectionData = {};
  return headlineOf(readEvaluation({ ...page, evaluation: { ...page.evaluation, ...patch } }));
};

it.each([
  [99.9, 'green'],
  [75, 'green'],
  [74.9, 'blue'],
  [25, 'amber'],
  [0, 'red'],
])('%s % is told as %s, with the first step and the weakest area', (percentage, band) => {
  expect(headline({ percentage })).toEqual({
    key: `evaluation.headline.${band}`,
    step: expect.objectContaining({ text: 'Tipp 2', sectionName: 'Adatvédelem' }) as unknown,
    reason: 'evaluation.headline.reason',
    weakest: { name: 'Adatvédelem', percentage: 10, hasStep: true },
  });
});

it('says why a step comes first: it weighs most, or none weighs more; else nothing', () => {
  const page = makeEvaluation(areas);
  const reason = () => headlineOf(readEvaluation(page))?.reason;
  const tips = Object.values(page.sectionData).flatMap((data) => data.tips);
  expect(reason()).toBe('evaluation.headline.reason');
  for (const tip of tips) tip.weight = 9;
  expect(reason()).toBe('evaluation.headline.reason-equal');
  // A question that is only to be answered is no step that leads to points.
  Object.assign(tips[0]!, { weight: 10, points: 0, rank: 2 });
  Object.assign(tips[1]!, { rank: 1 });
  expect(reason()).toBe('evaluation.headline.reason');
  Object.assign(tips[0]!, { points: 2 });
  // What another step depends on comes before it, whatever it weighs.
  tips.forEach((tip, index) => Object.assign(tip, { rank: index + 1, weight: index }));
  expect(reason()).toBeNull();
});

it('names no weakest area where several are', () => {
  const page = makeEvaluation(areas.map(({ name }) => ({ name, percentage: 40 })));
  expect(headlineOf(readEvaluation(page))?.weakest).toBeNull();
});

it('has no step where there is none or all points are there, and judges nothing without points', () => {
  const none = { step: null, reason: null, weakest: null };
  expect(headline({ percentage: 60 }, false)).toEqual({ key: 'evaluation.headline.blue', ...none });
  expect(headline({ percentage: 100 })).toEqual({ key: 'evaluation.headline.full', ...none });
  expect(headline({ maxScore: 0 })).toBeNull();
});
