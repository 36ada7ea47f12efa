import { AnyJson, Choice, Int, Text } from '../../../platform/http/fields.js';
import { ListOf } from '../../../platform/http/list-fields.js';
import type { Condition } from '../../questionnaires/conditions/condition.js';
import { INSIGHT_PLACES, INSIGHT_TEXT, type InsightPlace } from '../../questionnaires/insights/insight.js';

/** A proposed insight; nothing of it is stored as one until a person adds it. */
export class InsightDraftResponse {
  @AnyJson({ about: 'As in insights.' }) when: Condition;
  @Text({ max: 20_000 }) conditionText: string;
  @Text({ max: INSIGHT_TEXT }) text: string;
  @Text({ nullable: true, max: INSIGHT_TEXT }) advice: string | null;
  @Choice(INSIGHT_PLACES) place: InsightPlace;
  @Int({ nullable: true }) sectionId: number | null;
  @Int({ min: 1, max: 10 }) weight: number;
}

export class InsightDraftsResponse {
  @ListOf(() => InsightDraftResponse) drafts: InsightDraftResponse[];

  static from(result: InsightDrafts): InsightDraftsResponse {
    return result;
  }
}
export type InsightDrafts = Pick<InsightDraftsResponse, 'drafts'>;
