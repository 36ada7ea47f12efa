import { messageOf } from '../../../platform/errors/messages.js';
import { AnyJson, Choice, Flag, Int, ReadOnly, Text } from '../../../platform/http/fields.js';
import { ListOf } from '../../../platform/http/list-fields.js';
import type { Language } from '../../../platform/http/languages.js';
import type { Condition } from '../conditions/condition.js';
import { ABOUT_CONDITION, ConditionField } from '../condition.dto.js';
import { type Outline, printCondition } from '../conditions/written.js';
import {
  gapOf,
  INSIGHT_PLACES,
  INSIGHT_TEXT,
  type InsightFields,
  type InsightPlace,
  MOST_INSIGHT_WEIGHT,
} from './insight.js';
import type { Insight } from './insight.entity.js';

const ABOUT_ADVICE = 'What to do about it.';
const ABOUT_SECTION = 'Where its place is a section.';
const ABOUT_WEIGHT = 'The heavier ones come first.';

export class InsightResponse {
  @Int() id: number;
  @AnyJson({ about: ABOUT_CONDITION }) when: Condition;
  @Text({
    about: 'The condition as it is written in workbooks; empty where something that it names is gone.',
    max: 20_000,
  })
  conditionText: string;
  @Text({ max: INSIGHT_TEXT }) text: string;
  @Text({ nullable: true, max: INSIGHT_TEXT, about: ABOUT_ADVICE }) advice: string | null;
  @Choice(INSIGHT_PLACES) place: InsightPlace;
  @Int({ nullable: true, about: ABOUT_SECTION }) sectionId: number | null;
  @Int({ min: 1, max: MOST_INSIGHT_WEIGHT, about: ABOUT_WEIGHT }) weight: number;
  @Flag() active: boolean;
  @Text({
    nullable: true,
    about:
      'Why it is used nowhere although it is switched on, in a sentence: something that it names is gone.',
  })
  problem: string | null;

  static from(insight: Insight, sections: Outline['sections'], language: Language): InsightResponse {
    const { id, when, text, advice, place, sectionId, weight, active } = insight;
    const gap = gapOf(insight, sections);
    return {
      id,
      when,
      conditionText: printCondition(when, { sections }) ?? '',
      text,
      advice,
      place,
      sectionId,
      weight,
      active,
      problem: gap && messageOf(`insight_${gap}_gone`, language),
    };
  }
}

export class InsightsResponse {
  @ListOf(() => InsightResponse) insights: InsightResponse[];
}

export class InsightRequest {
  @ConditionField() when: Condition;
  @Text({ min: 1, max: INSIGHT_TEXT }) text: string;
  @Text({ optional: true, nullable: true, max: INSIGHT_TEXT, about: ABOUT_ADVICE }) advice?: string | null;
  @Choice(INSIGHT_PLACES) place: InsightPlace;
  @Int({ optional: true, nullable: true, min: 1, about: ABOUT_SECTION }) sectionId?: number | null;
  @Int({ min: 1, max: MOST_INSIGHT_WEIGHT, about: ABOUT_WEIGHT }) weight: number;
  @Flag({ optional: true, about: 'true unless said.' }) active?: boolean;
  @ReadOnly() id?: unknown;
  @ReadOnly() conditionText?: unknown;
  @ReadOnly() problem?: unknown;

  static fieldsOf(request: InsightRequest): InsightFields {
    const { when, text, advice = null, place, sectionId = null, weight, active = true } = request;
    return { when, text, advice, place, sectionId, weight, active };
  }
}
