/** Where one evaluation stands among those that wait, and which are before and after it. Pure. */
export function placeIn(waiting: readonly string[], id: string) {
  const index = waiting.indexOf(id);
  return {
    /** From 1; 0 where it waits no longer. */
    position: index + 1,
    before: index > 0 ? (waiting[index - 1] ?? null) : null,
    next: waiting[index + 1] ?? null,
  };
}

/** What is to be looked at after a decision: the one behind it, else the first that was passed over. Pure. */
export function afterDecision(waiting: readonly string[], decided: string): string | null {
  const { next } = placeIn(waiting, decided);
  return next ?? waiting.find((id) => id !== decided) ?? null;
}
