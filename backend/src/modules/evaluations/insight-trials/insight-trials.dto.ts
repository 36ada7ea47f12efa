import { Flag, Int, Nested, Text, Uuid } from '../../../platform/http/fields.js';
import { ListOf } from '../../../platform/http/list-fields.js';
import type { Condition } from '../../questionnaires/conditions/condition.js';
import { ConditionField } from '../../questionnaires/condition.dto.js';

export class InsightTrialRequest {
  @ConditionField() when: Condition;
  @Uuid({ optional: true, about: 'Tries it on this evaluation, too.' }) evaluationId?: string;
}

export class TriedAnswer {
  @Text() question: string;
  @Text({ nullable: true, about: 'null: not answered.' }) answer: string | null;
}

export class TriedEvaluation {
  @Flag({ nullable: true, about: 'null: unknown, as what it looks at was not answered.' })
  holds: boolean | null;
  @ListOf(() => TriedAnswer, { about: 'To the questions that it names.' }) answers: TriedAnswer[];
}

class InsightCount {
  @Int({ about: 'Of the insight.' }) id: number;
  @Int({ about: 'Responses of which it is true.' }) holds: number;
}

export class InsightCountsResponse {
  @Int({ about: 'Live responses with answers.' }) of: number;
  @ListOf(() => InsightCount, { about: 'Without those that name something that is gone.' })
  counts: InsightCount[];
}

export class InsightTrialResponse {
  @Int({ about: 'Responses of which it is true.' }) holds: number;
  @Int({ about: 'Live responses with answers.' }) of: number;
  @Nested(() => TriedEvaluation, { optional: true }) evaluation?: TriedEvaluation;
}
