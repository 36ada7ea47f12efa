import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Conflict } from '../../../platform/errors/app-error.js';
import { ConfigurationService, type SectionWithQuestions } from '../configuration.service.js';

/** A section with the uuids of its questions, both in the wanted order. */
export interface OrderedSection {
  id: number;
  questionIds: string[];
}

/** Brings sections and questions into a new order; questions may move between sections. */
@Injectable()
export class OrderService {
  constructor(
    private readonly database: Database,
    private readonly configuration: ConfigurationService,
  ) {}

  /**
   * Takes the complete order or none of it. A list that is not exactly what is there throws Conflict: somebody has
   * added, deleted or imported something that the caller has not seen.
   */
  async reorder(questionnaireId: number, order: OrderedSection[]): Promise<void> {
    await this.configuration.change(questionnaireId, async () => {
      if (!isCompleteOrder(order, await this.configuration.read(questionnaireId)))
        throw new Conflict('configuration_order_differs');
      const sections = await this.placeSections(order);
      const questions = await this.placeQuestions(order);
      return sections + questions === 0
        ? null
        : { action: 'configuration.order', target: questionnaireId, details: { sections, questions } };
    });
  }

  private async placeSections(order: OrderedSection[]): Promise<number> {
    const moved = await this.database.query(
      `UPDATE section s SET position = o.position
         FROM unnest($1::int[]) WITH ORDINALITY AS o(id, position)
        WHERE s.id = o.id AND s.position <> o.position RETURNING s.id`,
      [order.map(({ id }) => id)],
    );
    return moved.length;
  }

  private async placeQuestions(order: OrderedSection[]): Promise<number> {
    const places = order.flatMap(({ id, questionIds }) =>
      questionIds.map((questionId, index) => ({ questionId, sectionId: id, position: index + 1 })),
    );
    const moved = await this.database.query(
      `UPDATE question n SET section_id = o.section_id, position = o.position
         FROM unnest($1::uuid[], $2::int[], $3::int[]) AS o(question_id, section_id, position)
        WHERE n.question_id = o.question_id AND (n.section_id, n.position) <> (o.section_id, o.position) RETURNING n.id`,
      [
        places.map(({ questionId }) => questionId),
        places.map(({ sectionId }) => sectionId),
        places.map(({ position }) => position),
      ],
    );
    return moved.length;
  }
}

function isCompleteOrder(order: OrderedSection[], present: SectionWithQuestions[]): boolean {
  return (
    sameMembers(
      order.map(({ id }) => id),
      present.map(({ id }) => id),
    ) &&
    sameMembers(
      order.flatMap(({ questionIds }) => questionIds.map((id) => id.toLowerCase())),
      present.flatMap(({ questions }) => questions.map(({ questionId }) => questionId)),
    )
  );
}

function sameMembers<T>(listed: T[], present: T[]): boolean {
  const members = new Set(listed);
  return (
    members.size === listed.length &&
    listed.length === present.length &&
    present.every((one) => members.has(one))
  );
}
