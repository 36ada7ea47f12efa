/** A row as it was read last time. */
export interface SeenRow {
  keyHash: string;
  row: number;
  evaluationId: string;
}

/** The evaluation of a row that was read last time, while it is not deleted. */
export interface SeenEvaluation {
  id: string;
  sourceKey: string;
  clientEmail: string;
  submittedAt: Date;
}

/** A row as it is read now. */
export interface ReadRow {
  keyHash: string;
  sourceKey: string;
  row: number;
  clientEmail: string;
  submittedAt: Date | null;
}

export interface TabHistory {
  seen: SeenRow[];
  /** By id. */
  evaluations: Map<string, SeenEvaluation>;
  /** sourceKeys of the rows now that are evaluations already. */
  known: Set<string>;
}

/**
 * Which rows are changed forms of responses that are evaluations already: by index, the evaluation's id. An edited response
 * gets a new time and so looks new, while its old form vanishes. It is the same one when the address is the same and it stands
 * in the same row or is later (rules: syncing the sheet).
 */
export function findEditedRows(
  rows: ReadRow[],
  { seen, evaluations, known }: TabHistory,
): Map<number, string> {
  const seenByHash = new Map(seen.map((row) => [row.keyHash, row]));
  const hashesNow = new Set(rows.map(({ keyHash }) => keyHash));
  const keysNow = new Set(rows.map(({ sourceKey }) => sourceKey));
  const edited = new Map<number, string>();
  const taken = new Set<string>();
  const fresh: { index: number; row: ReadRow }[] = [];

  rows.forEach((row, index) => {
    if (known.has(row.sourceKey)) return;
    const before = evaluations.get(seenByHash.get(row.keyHash)?.evaluationId ?? '');
    // It was known as a changed form already, of an evaluation that could not follow it then.
    if (before && !keysNow.has(before.sourceKey)) {
      edited.set(index, before.id);
      taken.add(before.id);
    } else fresh.push({ index, row });
  });

  const vanished = seen.flatMap((old) => {
    const evaluation = evaluations.get(old.evaluationId);
    const isGone = !hashesNow.has(old.keyHash) && evaluation && !keysNow.has(evaluation.sourceKey);
    return isGone && !taken.has(evaluation.id) ? [{ row: old.row, evaluation }] : [];
  });
  const pair = (fits: (old: (typeof vanished)[number], now: ReadRow) => boolean) => {
    for (const old of vanished) {
      if (taken.has(old.evaluation.id)) continue;
      const match = fresh.find(
        ({ index, row }) =>
          !edited.has(index) && row.clientEmail === old.evaluation.clientEmail && fits(old, row),
      );
      if (!match) continue;
      edited.set(match.index, old.evaluation.id);
      taken.add(old.evaluation.id);
    }
  };
  pair((old, now) => old.row === now.row);
  pair((old, now) => now.submittedAt !== null && now.submittedAt > old.evaluation.submittedAt);
  return edited;
}
