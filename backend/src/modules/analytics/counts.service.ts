import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { inBatches } from '../../platform/schedule/in-batches.js';
import { Schedule } from '../../platform/schedule/schedule.js';
import { ALL_WEEKS, COUNTED_TABLES, type CountedTable } from './counted-tables.js';

const FOLD_MS = 10_000;
/** So few appended rows cost a reader nothing. */
const FEW = 40;
const BATCH = 20_000;

/** Keeps the counts short: adds up what has been appended (rules: counts). */
@Injectable()
export class CountsService {
  constructor(
    private readonly database: Database,
    schedule: Schedule,
  ) {
    schedule.every('fold-counts', FOLD_MS, (signal) => this.fold(signal));
  }

  /** Adds up where many rows have gathered; readers see each batch before or after it, never in between. */
  async fold(signal: AbortSignal, few = FEW): Promise<Record<string, number>> {
    const folded: Record<string, number> = {};
    for (const table of COUNTED_TABLES) {
      const [row] = await this.database.query<{ n: number }>(
        `SELECT count(*)::int AS n FROM (SELECT FROM ${table.name}_change LIMIT ${few + 1}) AS first`,
      );
      if ((row?.n ?? 0) > few)
        folded[table.name] = await inBatches(BATCH, signal, (size) => this.foldBatch(table, size));
    }
    return folded;
  }

  private async foldBatch(table: CountedTable, size: number): Promise<number> {
    const [row] = await this.database.query<{ n: number }>(foldOf(table), [size]);
    return row?.n ?? 0;
  }
}

const foldOf = ({ name, keys, sums }: CountedTable) => {
  const [keyList, sumList] = [keys.join(', '), sums.join(', ')];
  const columns = `questionnaire_id, week, ${keyList}, ${sumList}`;
  return `
    WITH taken AS (DELETE FROM ${name}_change WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${name}_change LIMIT $1)) RETURNING ${columns}),
         both_ways AS (SELECT * FROM taken UNION ALL SELECT questionnaire_id, '${ALL_WEEKS}', ${keyList}, ${sumList} FROM taken),
         added AS (
           INSERT INTO ${name}_count AS c (${columns})
           SELECT questionnaire_id, week, ${keyList}, ${sums.map((sum) => `sum(${sum})`).join(', ')} FROM both_ways
            GROUP BY questionnaire_id, week, ${keyList} HAVING ${sums.map((sum) => `sum(${sum}) <> 0`).join(' OR ')}
           ON CONFLICT (questionnaire_id, week, ${keyList}) DO UPDATE SET ${sums.map((sum) => `${sum} = c.${sum} + excluded.${sum}`).join(', ')})
    SELECT count(*)::int AS n FROM taken`;
};
