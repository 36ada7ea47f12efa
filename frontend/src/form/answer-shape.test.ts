import { expect, it } from 'vitest';
import { shapeOf } from './answer-shape.ts';

const options = (labels: readonly string[]) => labels.map((label, id) => ({ id, label, exclusive: false }));
const shape = (labels: readonly string[], scale?: true) =>
  shapeOf({ kind: 'single', options: options(labels), ...(scale ? { scale } : {}) });
const often = ['Soha', 'Ritkán', 'Néha', 'Gyakran', 'Mindig'];

it.each([
  ['pair', ['Igen', 'Nem']],
  ['list', ['Yes, always', 'No']],
  ['list', ['Yes', 'No', 'Partly']],
  ['list', often],
  ['list', []],
] as const)('%s: %j', (wanted, labels) => expect(shape(labels)).toBe(wanted));

it.each([
  ['scale', ['1', '2', '3', '4', '5']],
  ['scale', ['95', '96', '97', '98', '99', '100', '101', '102', '103', '104', '105']],
  ['scale', ['Igen', 'Részben', 'Nem']],
  ['steps', often],
  ['steps', ['Niciodată', 'Rar', 'Uneori', 'Des', 'Întotdeauna']],
  ['steps', ['Soha', 'Nagyon ritkán', 'Ritkán', 'Néha', 'Gyakran', 'Nagyon gyakran', 'Mindig']],
  ['list', ['Egyáltalán', 'Kevéssé', 'Részben', 'Közepesen', 'Nagyrészt', 'Majdnem', 'Maradéktalanul']],
] as const)('of a scale, %s: %j', (wanted, labels) => expect(shape(labels, true)).toBe(wanted));

it('leaves what does not apply out of the scale', () => {
  const instead = {
    id: 9,
    label: 'Nálunk nincs laboratórium',
    exclusive: true,
    notApplicable: true as const,
  };
  expect(shapeOf({ kind: 'single', options: [...options(often), instead], scale: true })).toBe('steps');
  expect(shapeOf({ kind: 'single', options: [...options(['Igen']), instead] })).toBe('list');
});

it('lets several answers stand below each other', () =>
  expect(shapeOf({ kind: 'multiple', options: options(['Yes', 'No']) })).toBe('list'));
