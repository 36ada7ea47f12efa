import { describe, expect, it } from 'vitest';
import {
  isSameOrder,
  moveQuestion,
  moveSection,
  orderOf,
  placeOf,
  stepQuestion,
  type Order,
} from './order.ts';

const order: Order = [
  { id: 1, questionIds: [11, 12, 13] },
  { id: 2, questionIds: [] },
  { id: 3, questionIds: [31] },
];
const questionsOf = (moved: Order) => moved.map(({ questionIds }) => questionIds);

it('reads the order of the two lists and leaves out questions of unknown sections', () => {
  const questions = [
    { id: 11, sectionId: 1 },
    { id: 31, sectionId: 3 },
    { id: 12, sectionId: 1 },
    { id: 99, sectionId: 9 },
    { id: 13, sectionId: 1 },
  ];
  expect(orderOf([{ id: 1 }, { id: 2 }, { id: 3 }], questions)).toEqual(order);
});

describe('moveQuestion', () => {
  it.each([
    [11, { sectionId: 1, index: 2 }, [[12, 13, 11], [], [31]]],
    [13, { sectionId: 1, index: 0 }, [[13, 11, 12], [], [31]]],
    [12, { sectionId: 2, index: 5 }, [[11, 13], [12], [31]]],
    [11, { sectionId: 3, index: -4 }, [[12, 13], [], [11, 31]]],
  ])('puts %i at %j', (id, to, expected) => {
    expect(questionsOf(moveQuestion(order, id, to))).toEqual(expected);
  });

  it('changes nothing for what is gone', () => {
    expect(moveQuestion(order, 99, { sectionId: 1, index: 0 })).toBe(order);
    expect(moveQuestion(order, 11, { sectionId: 9, index: 0 })).toBe(order);
  });
});

describe('stepQuestion', () => {
  it('steps within a section and over its edges', () => {
    expect(questionsOf(stepQuestion(order, 12, -1))).toEqual([[12, 11, 13], [], [31]]);
    expect(questionsOf(stepQuestion(order, 13, 1))).toEqual([[11, 12], [13], [31]]);
    expect(questionsOf(stepQuestion(order, 31, -1))).toEqual([[11, 12, 13], [31], []]);
  });

  it('stays at either end', () => {
    expect(stepQuestion(order, 11, -1)).toBe(order);
    expect(stepQuestion(order, 31, 1)).toBe(order);
    expect(stepQuestion(order, 99, 1)).toBe(order);
  });
});

it('moves a section with its questions', () => {
  expect(moveSection(order, 3, 0).map(({ id }) => id)).toEqual([3, 1, 2]);
  expect(moveSection(order, 1, 9).map(({ id }) => id)).toEqual([2, 3, 1]);
  expect(moveSection(order, 9, 0)).toBe(order);
});

it('knows places and equal orders', () => {
  expect(placeOf(order, 13)).toEqual({ sectionId: 1, index: 2 });
  expect(placeOf(order, 99)).toBeNull();
  expect(isSameOrder(order, structuredClone(order))).toBe(true);
  expect(isSameOrder(order, moveSection(order, 3, 0))).toBe(false);
});
