import { expect, it } from 'vitest';
import { shownPages } from './shown-pages.ts';

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [3, 5, [1, 2, 3, 4, 5]],
  // A gap of one page would be no shorter than the page.
  [5, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  [1, 20, [1, 2, 3, null, 20]],
  [10, 20, [1, null, 8, 9, 10, 11, 12, null, 20]],
  [20, 20, [1, null, 18, 19, 20]],
])('from page %i of %i leads to %j', (page, last, expected) => {
  expect(shownPages(page, last)).toEqual(expected);
});
