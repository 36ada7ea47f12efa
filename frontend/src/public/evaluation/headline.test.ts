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
    step: 'Tipp 2',
    isHeaviest: true,
    weakest: { name: 'Adatvédelem', percentage: 10, hasStep: true },
  });
});

it('says of a step that it weighs most only where no other weighs as much', () => {
  const page = makeEvaluation(areas);
  const tips = Object.values(page.sectionData).flatMap((data) => data.tips);
  expect(headlineOf(readEvaluation(page))?.isHeaviest).toBe(true);
  for (const tip of tips) tip.weight = 9;
  expect(headlineOf(readEvaluation(page))?.isHeaviest).toBe(false);
});

it('names no weakest area where several are', () => {
  const page = makeEvaluation(areas.map(({ name }) => ({ name, percentage: 40 })));
  expect(headlineOf(readEvaluation(page))?.weakest).toBeNull();
});

it('has no step where there is none or all points are there, and judges nothing without points', () => {
  const none = { step: '', isHeaviest: false, weakest: null };
  expect(headline({ percentage: 60 }, false)).toEqual({ key: 'evaluation.headline.blue', ...none });
  expect(headline({ percentage: 100 })).toEqual({ key: 'evaluation.headline.full', ...none });
  expect(headline({ maxScore: 0 })).toBeNull();
});
