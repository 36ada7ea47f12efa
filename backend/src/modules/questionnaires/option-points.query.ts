import type { Database } from '../../platform/database/database.js';

/** Questions whose options carry points are worth what these can bring; as pointsOfOptions says it, in SQL. */
export async function writeOptionPoints(database: Database, questionnaireId: number): Promise<void> {
  await database.query(
    `UPDATE question n SET point_value = w.points
       FROM section s, LATERAL (
         SELECT q.id, CASE q.kind WHEN 'single' THEN max(o.points)
                      ELSE greatest(coalesce(sum(o.points) FILTER (WHERE NOT o.exclusive), 0),
                                    coalesce(max(o.points) FILTER (WHERE o.exclusive), 0)) END AS points
           FROM question q JOIN answer_option o ON o.question_id = q.id
          WHERE q.section_id = s.id AND q.kind <> 'text' GROUP BY q.id, q.kind HAVING max(o.points) > 0) AS w
      WHERE s.questionnaire_id = $1 AND n.id = w.id AND n.point_value <> w.points`,
    [questionnaireId],
  );
}
