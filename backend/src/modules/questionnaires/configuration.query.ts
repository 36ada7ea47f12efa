import type { Database } from '../../platform/database/database.js';
import { productIdOf } from './products.js';
import type { Question } from './question.entity.js';

/** Questions whose options carry points are worth what these can bring; as pointsOfOptions says it, in SQL. */
export async function writeOptionPoints(database: Database, questionnaireId: number): Promise<void> {
  await database.query(
    `UPDATE question n SET point_value = w.points
       FROM section s, LATERAL (
         SELECT q.id, CASE WHEN q.kind <> 'multiple' THEN max(o.points)
                      ELSE greatest(coalesce(sum(o.points) FILTER (WHERE NOT o.exclusive), 0),
                                    coalesce(max(o.points) FILTER (WHERE o.exclusive), 0)) END AS points
           FROM question q JOIN answer_option o ON o.question_id = q.id
          WHERE q.section_id = s.id AND q.kind <> 'text' GROUP BY q.id, q.kind HAVING max(o.points) > 0) AS w
      WHERE s.questionnaire_id = $1 AND n.id = w.id AND n.point_value <> w.points`,
    [questionnaireId],
  );
}

/** Writes beside every question the id of the product it names, where another one stands there (rules: products). */
export async function writeProductIds(database: Database, questionnaireId: number): Promise<void> {
  const questions = await database.query<Pick<Question, 'id' | 'relatedProduct' | 'productId'>>(
    `SELECT n.id, n.related_product, n.product_id FROM question n JOIN section s ON s.id = n.section_id
      WHERE s.questionnaire_id = $1 AND (n.related_product IS NOT NULL OR n.product_id IS NOT NULL)`,
    [questionnaireId],
  );
  const changed = questions
    .map(({ id, productId: present, ...question }) => ({ id, present, wanted: productIdOf(question) }))
    .filter(({ present, wanted }) => present !== wanted);
  if (changed.length > 0)
    await database.query(
      `UPDATE question n SET product_id = f.product_id FROM unnest($1::int[], $2::text[]) AS f(id, product_id) WHERE n.id = f.id`,
      [changed.map(({ id }) => id), changed.map(({ wanted }) => wanted)],
    );
}
