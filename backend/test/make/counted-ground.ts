import { randomInt } from 'node:crypto';
import type { TestApp } from '../setup/test-app.js';

/** A questionnaire whose evaluations are made up at random. */
export interface CountedGround {
  questionnaireId: number;
  /** Three sections of four questions worth 1 to 4 points; the last section is not included. */
  sections: { id: number; questions: { id: number; worth: number }[] }[];
  /** Three options of each question. */
  optionsOf: Map<number, number[]>;
  products: string[];
}

export async function makeCountedGround({ sql }: Pick<TestApp, 'sql'>): Promise<CountedGround> {
  const idsOf = async (statement: string, parameters: unknown[] = []) =>
    (await sql<{ id: number }>(statement, parameters)).map(({ id }) => id);
  const [questionnaireId] = await idsOf(`INSERT INTO questionnaire (name) VALUES ('Q') RETURNING id`);
  const products = ['a1b2c3d4e5f6', '0123456789ab', 'ffffffffffff'];
  const sections: CountedGround['sections'] = [];
  const optionsOf: CountedGround['optionsOf'] = new Map();
  for (const [index, included] of [true, true, false].entries()) {
    const [id] = await idsOf(
      `INSERT INTO section (questionnaire_id, name, position, include_in_evaluation) VALUES ($1, $2, $3, $4) RETURNING id`,
      [questionnaireId, `S${index}`, 10 - index, included],
    );
    const questions = await sql<{ id: number; worth: number }>(
      `INSERT INTO question (section_id, question_text, position, point_value, related_product, product_id)
       SELECT $1, 'Q' || n, n, n, 'Product ' || n, ($2::text[])[n] FROM generate_series(1, 4) AS n RETURNING id, point_value AS worth`,
      [id, products],
    );
    sections.push({ id: id!, questions });
    for (const question of questions)
      optionsOf.set(
        question.id,
        await idsOf(
          `INSERT INTO answer_option (question_id, position, label) SELECT $1, n, 'O' || n FROM generate_series(1, 3) AS n RETURNING id`,
          [question.id],
        ),
      );
  }
  return { questionnaireId: questionnaireId!, sections, optionsOf, products };
}

/** Total, maximum, and as JSON the scores of sections, recommended products and chosen options of an evaluation. */
export function randomScores({ sections, optionsOf, products }: CountedGround) {
  const isEmpty = Math.random() < 0.25;
  const sectionScores = sections.slice(0, randomInt(1, 4)).map(({ id, questions }) => {
    const judged = questions.map((question) => {
      const isRight = !isEmpty && Math.random() < 0.5;
      return {
        id: question.id,
        points: isRight ? question.worth : 0,
        pointValue: question.worth,
        answered: isRight || (!isEmpty && Math.random() < 0.6),
      };
    });
    const score = judged.reduce((sum, { points }) => sum + points, 0);
    return { sectionId: id, name: 'x', score, maxScore: 10, percentage: score * 10, questions: judged };
  });
  const total = sectionScores.reduce((sum, { score }) => sum + score, 0);
  const max = sectionScores.length * 10 + randomInt(0, 2);
  const recommended = Object.fromEntries(
    products.filter(() => Math.random() < 0.5).map((id) => [id, randomInt(0, 1001)]),
  );
  const chosen = Object.fromEntries(
    [...optionsOf]
      .filter(() => Math.random() < 0.7)
      .map(([id, options]) => [id, [0, ...options].filter(() => Math.random() < 0.3)]),
  );
  return [total, max, ...[sectionScores, recommended, chosen].map((one) => JSON.stringify(one))] as const;
}
