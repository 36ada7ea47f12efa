import type { Database } from '../../platform/database/database.js';
import { productIdOf } from './products.js';
import type { Question } from './question.entity.js';

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
