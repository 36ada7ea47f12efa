import { findEditedRows, type ReadRow, type SeenEvaluation, type SeenRow } from './edited-rows.js';

const at = (hour: number) => new Date(Date.UTC(2026, 2, 2, hour));
const seen = (key: string, row: number, evaluationId = `of ${key}`): SeenRow => ({
  keyHash: `#${key}`,
  row,
  evaluationId,
});
const evaluation = (
  key: string,
  clientEmail: string,
  hour: number,
  id = `of ${key}`,
): [string, SeenEvaluation] => [id, { id, sourceKey: key, clientEmail, submittedAt: at(hour) }];
const now = (key: string, row: number, clientEmail: string, hour: number | null): ReadRow => ({
  keyHash: `#${key}`,
  sourceKey: key,
  row,
  clientEmail,
  submittedAt: hour === null ? null : at(hour),
});
const find = (rows: ReadRow[], before: SeenRow[], known: string[], ...alive: [string, SeenEvaluation][]) => [
  ...findEditedRows(rows, { seen: before, evaluations: new Map(alive), known: new Set(known) }),
];

describe('an edited response', () => {
  const old = evaluation('a', 'x@y.hu', 9);

  it('is found in the same row, or later with the same address', () => {
    expect(find([now('b', 2, 'x@y.hu', 11)], [seen('a', 2)], [], old)).toEqual([[0, 'of a']]);
    expect(find([now('b', 2, 'x@y.hu', null)], [seen('a', 2)], [], old)).toEqual([[0, 'of a']]);
    expect(find([now('b', 7, 'x@y.hu', 11)], [seen('a', 2)], [], old)).toEqual([[0, 'of a']]);
  });

  it('is none when the old one still stands there, or somebody else, or an earlier one appears', () => {
    const both = [now('a', 2, 'x@y.hu', 9), now('b', 3, 'x@y.hu', 11)];
    expect(find(both, [seen('a', 2)], ['a'])).toEqual([]);
    expect(find([now('b', 2, 'other@y.hu', 11)], [seen('a', 2)], [], old)).toEqual([]);
    expect(find([now('b', 7, 'x@y.hu', 8)], [seen('a', 2)], [], old)).toEqual([]);
    expect(find([now('b', 7, 'x@y.hu', null)], [seen('a', 2)], [], old)).toEqual([]);
  });

  it('is none when its evaluation is gone, or when it is an evaluation of its own', () => {
    expect(find([now('b', 2, 'x@y.hu', 11)], [seen('a', 2)], [])).toEqual([]);
    expect(find([now('b', 2, 'x@y.hu', 11)], [seen('a', 2)], ['b'], old)).toEqual([]);
  });

  it('stays the same one as long as its evaluation could not follow, also when it is edited again', () => {
    const paired = [seen('b', 2, 'of a')];
    expect(find([now('b', 5, 'x@y.hu', 11)], paired, [], old)).toEqual([[0, 'of a']]);
    expect(find([now('c', 2, 'x@y.hu', 13)], paired, [], old)).toEqual([[0, 'of a']]);
  });

  it('is paired once: the same row goes first, and what is left over is new', () => {
    const rows = [now('c', 9, 'x@y.hu', 12), now('d', 2, 'x@y.hu', 13), now('e', 10, 'x@y.hu', 14)];
    const pairs = find(rows, [seen('a', 2), seen('b', 3)], [], old, evaluation('b', 'x@y.hu', 10));
    expect(new Map(pairs)).toEqual(
      new Map([
        [1, 'of a'],
        [0, 'of b'],
      ]),
    );
  });
});
