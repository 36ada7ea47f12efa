/** The order of a questionnaire: its sections, and the questions in each of them. */
export type Order = readonly Readonly<{ id: number; questionIds: readonly number[] }>[];

/** Where a question stands; `index` counts from 0. */
export type Place = Readonly<{ sectionId: number; index: number }>;

/** The order that the server's two lists tell; both come sorted by place. */
export function orderOf(
  sections: readonly Readonly<{ id: number }>[],
  questions: readonly Readonly<{ id: number; sectionId: number }>[],
): Order {
  const bySection = new Map<number, number[]>(sections.map(({ id }) => [id, []]));
  for (const { id, sectionId } of questions) bySection.get(sectionId)?.push(id);
  return sections.map(({ id }) => ({ id, questionIds: bySection.get(id) ?? [] }));
}

/** Where a question stands; null when it is not there any more. */
export function placeOf(order: Order, questionId: number): Place | null {
  for (const { id, questionIds } of order) {
    const index = questionIds.indexOf(questionId);
    if (index >= 0) return { sectionId: id, index };
  }
  return null;
}

/**
 * Puts a question where it is wanted. The index is that of the list without the question; one beyond either end
 * means that end. An unknown question or section changes nothing.
 */
export function moveQuestion(order: Order, questionId: number, to: Place): Order {
  if (placeOf(order, questionId) === null || !order.some(({ id }) => id === to.sectionId)) return order;
  return order.map(({ id, questionIds }) => {
    const others = questionIds.filter((other) => other !== questionId);
    if (id !== to.sectionId) return { id, questionIds: others };
    const index = Math.max(0, Math.min(to.index, others.length));
    return { id, questionIds: [...others.slice(0, index), questionId, ...others.slice(index)] };
  });
}

/** One step up (-1) or down (1); from the edge of a section into the section beside it. At either end nothing changes. */
export function stepQuestion(order: Order, questionId: number, step: -1 | 1): Order {
  const place = placeOf(order, questionId);
  if (place === null) return order;
  const at = order.findIndex(({ id }) => id === place.sectionId);
  const index = place.index + step;
  if (index >= 0 && index < (order[at]?.questionIds.length ?? 0))
    return moveQuestion(order, questionId, { sectionId: place.sectionId, index });
  const beside = order[at + step];
  if (beside === undefined) return order;
  return moveQuestion(order, questionId, {
    sectionId: beside.id,
    index: step > 0 ? 0 : beside.questionIds.length,
  });
}

/** Puts a section at the index it has in the list without it; beyond either end means that end. */
export function moveSection(order: Order, sectionId: number, index: number): Order {
  const section = order.find(({ id }) => id === sectionId);
  if (section === undefined) return order;
  const others = order.filter(({ id }) => id !== sectionId);
  const at = Math.max(0, Math.min(index, others.length));
  return [...others.slice(0, at), section, ...others.slice(at)];
}

/** What takes the place of a row that goes: the next one, at the end the one before; null when it was the only one. */
export function neighbourOf<T extends { id: unknown }>(rows: readonly T[], id: T['id']): T | null {
  const at = rows.findIndex((row) => row.id === id);
  return at < 0 ? null : (rows[at + 1] ?? rows[at - 1] ?? null);
}

/** True when both say the same. */
export function isSameOrder(one: Order, other: Order): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
