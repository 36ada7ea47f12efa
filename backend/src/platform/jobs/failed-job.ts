/**
 * SQL: whether the ended job of this name failed, wholly or in part. A check stores nothing, so nothing of it can fail; rows that a file's
 * job left out stand in its report, and only where it took none at all has it failed.
 */
export const jobFailed = (job: string): string =>
  `(${job}.payload->>'dryRun' IS DISTINCT FROM 'true'
    AND (${job}.state = 'failed' OR ${job}.state = 'done' AND ${job}.failed > 0 AND (${job}.counts_items OR ${job}.done = 0)))`;
