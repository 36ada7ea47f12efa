import type { Database } from '../database/database.js';

/**
 * Repeats a bounded step until it finds less than a full batch, and answers how much was done in all. Between two
 * batches it stops when the process is stopping; the next run goes on where this one ended.
 */
export async function inBatches(
  size: number,
  signal: AbortSignal,
  step: (size: number) => Promise<number>,
): Promise<number> {
  let sum = 0;
  while (!signal.aborted) {
    const done = await step(size);
    sum += done;
    if (done < size) break;
  }
  return sum;
}

/**
 * Runs a DELETE, whose rows `LIMIT $1` bounds, until nothing is left for it; answers how many rows it removed. Each
 * batch is a transaction of its own, so nobody waits long for its locks.
 */
export function removeInBatches(
  database: Database,
  signal: AbortSignal,
  size: number,
  deletion: string,
): Promise<number> {
  return inBatches(size, signal, async (limit) => {
    const [row] = await database.query<{ n: number }>(
      `WITH gone AS (${deletion} RETURNING 1) SELECT count(*)::int AS n FROM gone`,
      [limit],
    );
    return row?.n ?? 0;
  });
}
