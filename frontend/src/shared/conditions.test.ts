import { expect, it } from 'vitest';
import { holds, type Outline, parseCondition, printCondition } from './conditions.ts';

const outline: Outline = {
  sections: [{ id: 1, questions: [{ id: 2, options: [{ id: 3, label: 'Igen' }] }] }],
};

it('The server’s conditions are read, printed and judged in the browser', () => {
  const read = parseCondition('not Q1.1 is „Igen” or total < 50 %', outline);
  if (!('condition' in read)) throw new Error(read.error.code);
  expect(printCondition(read.condition, outline)).toBe('not (Q1.1 is "Igen") or total < 50 %');
  expect(holds(read.condition, { chosen: () => [3], isAnswered: () => true, percent: () => 50 })).toBe(false);
});
