import { expect, it } from 'vitest';
import { shapeOf } from './answer-shape.ts';

const shape = (labels: string[], kind: 'single' | 'multiple' = 'single') =>
  shapeOf({ kind, options: labels.map((label, id) => ({ id, label, exclusive: false })) });

it.each([
  ['pair', ['Igen', 'Nem']],
  ['pair', ['Yes', 'No']],
  ['list', ['Yes, always', 'No']],
  ['list', ['Yes', 'No', 'Partly']],
  ['scale', ['1', '2', '3', '4', '5']],
  ['scale', ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10']],
  ['scale', ['3', '2', '1']],
  ['list', ['1', '3', '5']],
  ['list', ['1', '2', '4']],
  ['list', ['1', '2', '3 or more']],
  ['list', []],
] as const)('%s: %j', (wanted, labels) => expect(shape([...labels])).toBe(wanted));

it('lets several answers stand below each other', () =>
  expect(shape(['Yes', 'No'], 'multiple')).toBe('list'));
