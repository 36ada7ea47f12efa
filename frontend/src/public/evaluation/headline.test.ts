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
  [100, 'full', ''],
  [99.9, 'green', 'Adatvédelem'],
  [75, 'green', 'Adatvédelem'],
  [74.9, 'blue', 'Adatvédelem'],
  [25, 'amber', 'Adatvédelem'],
  [0, 'red', 'Adatvédelem'],
])('%s % is told as %s, with the area of the first step', (percentage, band, area) => {
  expect(headline({ percentage })).toEqual({ key: `evaluation.headline.${band}`, area });
});

it('names no area without a step, and judges nothing where there are no points', () => {
  expect(headline({ percentage: 60 }, false)).toEqual({ key: 'evaluation.headline.blue-alone', area: '' });
  expect(headline({ maxScore: 0 })).toBeNull();
});
