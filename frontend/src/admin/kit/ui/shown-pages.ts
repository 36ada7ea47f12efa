/** How many pages on either side of the present one can be reached at once. */
const around = 2;

/** The pages, counted from 1, that can be reached at once; null is a gap of at least two pages. */
export function shownPages(page: number, last: number): (number | null)[] {
  const from = page - around <= 3 ? 1 : page - around;
  const to = page + around >= last - 2 ? last : page + around;
  const near = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [...(from > 1 ? [1, null] : []), ...near, ...(to < last ? [null, last] : [])];
}
