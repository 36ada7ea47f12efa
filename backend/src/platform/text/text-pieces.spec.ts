import { inPieces } from './text-pieces.js';

const lengthsOf = (lengths: number[], most = 100) =>
  inPieces(
    lengths.map((length, index) => ({ index, texts: { a: 'x'.repeat(length), b: '' } })),
    most,
    ({ texts }) => texts,
  ).map((piece) => piece.map(({ index }) => index));

it('short texts go together up to the number that is asked for, long ones in smaller pieces', () => {
  expect(lengthsOf([])).toEqual([]);
  expect(lengthsOf([1, 1, 1, 1, 1], 2)).toEqual([[0, 1], [2, 3], [4]]);
  expect(lengthsOf([200_000, 300_000, 1, 600_000, 600_000, 2, 3])).toEqual([[0, 1], [2], [3], [4], [5, 6]]);
});
