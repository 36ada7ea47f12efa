import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/** With one or two clinics the mean gives a competitor away. */
const MINIMUM = 5;

export interface Means {
  /** Percent with one decimal; 0 below 5 evaluations. */
  overall: number;
  sections: Map<number, number>;
}

/** What the industry reaches: means over all evaluations of a questionnaire, read from the kept counts. */
@Injectable()
export class BenchmarkService {
  constructor(private readonly database: Database) {}

  async means(questionnaireId: number): Promise<Means> {
    const rows = await this.database.query<{ sectionId: number; mean: string; n: string }>(
      `SELECT section_id AS "sectionId", sum(n) AS n,
              round(sum(n * CASE WHEN max > 0 THEN round(100.0 * score / max, 1) ELSE 0 END) / sum(n), 1) AS mean
         FROM score_count WHERE questionnaire_id = $1 GROUP BY section_id HAVING sum(n) > 0`,
      [questionnaireId],
    );
    const means = new Map(
      rows.map(({ sectionId, mean, n }) => [sectionId, Number(n) < MINIMUM ? 0 : Number(mean)]),
    );
    return { overall: means.get(0) ?? 0, sections: means };
  }
}
