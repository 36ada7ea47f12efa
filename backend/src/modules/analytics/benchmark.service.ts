import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { COUNTED_PERCENTAGE } from './clinic-results.query.js';
import { countsOf } from './evaluation-counts.js';
import { countBelow, type Distribution, quartilesOf, type Quartiles, tenthsOfEach } from './statistics.js';

/** With one or two clinics the figures give a competitor away. */
const MINIMUM = 5;
/** Up to so many, each result is given; beyond, quartiles say as much. */
const MOST_SINGLE = 20;

/** What so many clinics reached on average: percent with one decimal, 0 where they are fewer than 5. */
export interface Mean {
  mean: number;
  n: number;
}

export interface Benchmark {
  overall: Mean;
  /** The same by section id. */
  sections: ReadonlyMap<number, Mean>;
  /** Every clinic's overall percentage. */
  distribution: Distribution;
  quartiles: Quartiles | null;
  /** The day it was read, YYYY-MM-DD in UTC. */
  date: string;
}

/** Where a result stands among the clinics of its questionnaire. */
export interface Position extends Quartiles {
  ahead: number;
  n: number;
  /** Each counted result in order, in tenths of a percent, where they are few; empty where they are many. */
  each: number[];
  date: string;
}

interface Row {
  sectionId: number;
  n: number;
  mean: number;
  distribution: Distribution | null;
  date: string;
}

/** What others reach: statistics over the latest result of each clinic of a questionnaire, read from the counts. */
@Injectable()
export class BenchmarkService {
  constructor(private readonly database: Database) {}

  /** One statement, whose cost depends on how many different scores there are, not on the number of evaluations. */
  async read(questionnaireId: number): Promise<Benchmark> {
    const rows = await this.database.query<Row>(STATISTICS, [questionnaireId]);
    const means = new Map(
      rows.map(({ sectionId, mean, n }) => [sectionId, { mean: n < MINIMUM ? 0 : mean, n }]),
    );
    const overall = rows.find(({ sectionId }) => sectionId === 0);
    const distribution = overall?.distribution ?? [];
    return {
      overall: means.get(0) ?? NONE,
      sections: means,
      distribution,
      quartiles: quartilesOf(distribution),
      date: overall?.date ?? '',
    };
  }

  /** The percentage with which the clinic of an evaluation is counted now; null where it is not. */
  async countedWith(evaluationId: string): Promise<number | null> {
    const [row] = await this.database.query<{ counted: number | null }>(
      `SELECT ${COUNTED_PERCENTAGE} AS counted FROM evaluation e JOIN questionnaire q ON q.id = e.questionnaire_id WHERE e.id = $1`,
      [evaluationId],
    );
    return row?.counted ?? null;
  }
}

/** Of nobody. */
export const NONE: Mean = { mean: 0, n: 0 };

/**
 * Where a shown percentage stands; null below 5 clinics. `counted` is what the same clinic is counted with now, which may differ
 * from what its page shows: it is never behind itself, also not in the seconds before it is counted. One that is not
 * counted (null) has no place. Pure (rules: position among the others).
 */
export function positionOf(
  { overall: { n }, distribution, quartiles, date }: Benchmark,
  shown: number,
  counted: number | null,
): Position | null {
  if (quartiles === null || counted === null || n < MINIMUM) return null;
  const ahead = Math.max(countBelow(distribution, shown) - (counted < shown ? 1 : 0), 0);
  return { ...quartiles, ahead, n, each: n > MOST_SINGLE ? [] : tenthsOfEach(distribution), date };
}

const STATISTICS = `
  WITH reached AS (
    SELECT subject::int AS section_id, round(100.0 * value / max, 1) AS percentage, sum(n) AS n
      FROM ${countsOf('clinic', false)} AS counted GROUP BY 1, 2)
  SELECT section_id, sum(n) AS n, round(sum(n * percentage) / sum(n), 1) AS mean,
         CASE WHEN section_id = 0 THEN json_agg(json_build_array(percentage, n) ORDER BY percentage) END AS distribution,
         to_char(now() AT TIME ZONE time_zone(), 'YYYY-MM-DD') AS date
    FROM reached GROUP BY section_id`;
