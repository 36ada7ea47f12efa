/**
 * Brings items into the order of a list that may name only some of them and add new ones: those it leaves out keep their
 * places, those it names share theirs in its order, new ones follow the item before them in the list.
 */
export function arrange<T extends object, N extends object>(current: T[], listed: (T | N)[]): (T | N)[] {
  const isCurrent = new Set<T | N>(current);
  const inListOrder = listed.filter((item) => isCurrent.has(item));
  const isListed = new Set<T | N>(inListOrder);
  let next = 0;
  const arranged = current.map((item): T | N => (isListed.has(item) ? inListOrder[next++]! : item));

  const first = inListOrder[0];
  const followers = new Map<T | N, N[]>();
  const leaders: N[] = [];
  let before: T | N | undefined;
  for (const item of listed) {
    if (isCurrent.has(item)) before = item;
    else if (before === undefined) leaders.push(item as N);
    else followers.set(before, [...(followers.get(before) ?? []), item as N]);
  }
  const result = arranged.flatMap((item): (T | N)[] => [
    ...(item === first ? leaders : []),
    item,
    ...(followers.get(item) ?? []),
  ]);
  return first === undefined ? [...result, ...leaders] : result;
}

/**
 * Positions for items in their arranged order. While that is still the current order, with new items at its end at most,
 * everything keeps its position; otherwise all are counted from the lowest one.
 */
export function numberInOrder<T extends { position: number }, N extends object>(
  current: T[],
  arranged: (T | N)[],
): Map<T | N, number> {
  const positions = current.map(({ position }) => position);
  const isSameOrder = current.every((item, i) => item === arranged[i]);
  const lowest = positions.length > 0 ? Math.min(...positions) : 1;
  const next = positions.length > 0 ? Math.max(...positions) + 1 : 1;
  const positionAt = (i: number) =>
    isSameOrder ? (positions[i] ?? next + i - positions.length) : lowest + i;
  return new Map(arranged.map((item, i) => [item, positionAt(i)]));
}
