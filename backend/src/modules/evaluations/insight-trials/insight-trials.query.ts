import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { isLive } from '../live-evaluations.query.js';

/** What a condition names: row ids of questions and sections, and the free texts among the questions. */
export interface NamedParts {
  questions: number[];
  sections: number[];
  /** With the keys, in lower case, under which responses may hold their answers. */
  texts: { id: number; keys: string[] }[];
}

/** What responses say of these parts, and how many say just that. */
export interface LikeResponses {
  /** Options chosen, by row id of the question; 0 stands for an answer that is no option. */
  chosen: Record<string, number[]> | null;
  /** Row ids of free texts that were answered. */
  texts: number[] | null;
  /** Percentages of sections of which a question was answered, by row id. */
  sections: Record<string, number> | null;
  total: number | null;
  count: number;
}

/** SQL reads for trying out conditions on the responses of a questionnaire. */
@Injectable()
export class InsightTrialsQuery {
  constructor(private readonly database: Database) {}

  /** Live responses with answers, those that are alike in all that is named counted together. */
  likeResponses(
    questionnaireId: number,
    { questions, sections, texts }: NamedParts,
    withTotal: boolean,
  ): Promise<LikeResponses[]> {
    return this.database.query<LikeResponses>(
      `SELECT chosen, texts, sections, total, count(*)::int AS count FROM (
         SELECT CASE WHEN cardinality($2::int[]) > 0 THEN
                  (SELECT jsonb_object_agg(q.id, e.chosen_options -> q.id::text)
                     FROM unnest($2::int[]) AS q(id) WHERE e.chosen_options ? q.id::text) END AS chosen,
                CASE WHEN $4::jsonb <> '[]' THEN
                  (SELECT jsonb_agg(t.id ORDER BY t.id) FROM jsonb_to_recordset($4::jsonb) AS t(id int, keys text[])
                    WHERE EXISTS (SELECT FROM jsonb_each_text(e.raw_responses) AS given
                                   WHERE lower(given.key) = ANY(t.keys) AND given.value ~ '\\S')) END AS texts,
                CASE WHEN cardinality($3::int[]) > 0 THEN
                  (SELECT jsonb_object_agg(s.section ->> 'sectionId', s.section -> 'percentage')
                     FROM jsonb_array_elements(e.section_scores) AS s(section)
                    WHERE (s.section ->> 'sectionId')::int = ANY($3::int[])
                      AND s.section @? '$.questions[*] ? (@.answered == true)') END AS sections,
                CASE WHEN $5::boolean THEN e.percentage END AS total
           FROM evaluation e
          WHERE e.questionnaire_id = $1 AND ${isLive('e.')} AND has_answers(e.total_score, e.section_scores)) AS response
        GROUP BY chosen, texts, sections, total`,
      [questionnaireId, questions, sections, JSON.stringify(texts), withTotal],
    );
  }
}
