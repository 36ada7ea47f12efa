import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { countedRows } from './counted-tables.js';
import { countBelow, countOf, type Distribution, quartilesOf, type Quartiles } from './statistics.js';

/** With one or two clinics the figures give a competitor away. */
const MINIMUM = 5;

export interface Benchmark {
  /** Mean percent with one decimal; 0 below 5 evaluations. */
  overall: number;
  /** The same by section id. */
  sections: ReadonlyMap<number, number>;
  /** Every counted evaluation's overall percentage, and how many they are. */
  distribution: Distribution;
  n: number;
  quartiles: Quartiles | null;
  /** The day it was read, YYYY-MM-DD in UTC. */
  date: string;
}

/** Where a result stands among all of its questionnaire. */
export interface Position extends Quartiles {
  ahead: number;
  n: number;
  date: string;
}

interface Row {
  sectionId: number;
  n: number;
  mean: number;
  distribution: Distribution | null;
  date: string;
}

/** What the industry reaches: statistics over all evaluations of a questionnaire, read from the kept counts. */
@Injectable()
export class BenchmarkService {
  constructor(private readonly database: Database) {}

  /** One statement, whose cost depends on how many different scores there are, not on the number of evaluations. */
  async read(questionnaireId: number): Promise<Benchmark> {
    const rows = await this.database.query<Row>(STATISTICS, [questionnaireId]);
    const means = new Map(rows.map(({ sectionId, mean, n }) => [sectionId, n < MINIMUM ? 0 : mean]));
    const overall = rows.find(({ sectionId }) => sectionId === 0);
    const distribution = overall?.distribution ?? [];
    return {
      overall: means.get(0) ?? 0,
      sections: means,
      distribution,
      n: countOf(distribution),
      quartiles: quartilesOf(distribution),
      date: overall?.date ?? '',
    };
  }
}

/**
 * Where a shown percentage stands; null below 5 evaluations. `counted` is what the same evaluation is counted with
 * now, which may differ from what its page shows: it is never behind itself. Pure (rules: position among the others).
 */
export function positionOf(
  { distribution, n, quartiles, date }: Benchmark,
  shown: number,
  counted: number,
): Position | null {
  if (quartiles === null || n < MINIMUM) return null;
  return { ...quartiles, ahead: countBelow(distribution, shown) - (counted < shown ? 1 : 0), n, date };
}

const STATISTICS = `
  WITH reached AS (
    SELECT section_id, CASE WHEN max > 0 THEN round(100.0 * score / max, 1) ELSE 0 END AS percentage, sum(n) AS n
      FROM ${countedRows('score', false)} AS counted GROUP BY 1, 2 HAVING sum(n) > 0)
  SELECT section_id AS "sectionId", sum(n) AS n, round(sum(n * percentage) / sum(n), 1) AS mean,
         CASE WHEN section_id = 0 THEN json_agg(json_build_array(percentage, n) ORDER BY percentage) END AS distribution,
         to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS date
    FROM reached GROUP BY section_id`;
