import { QuestionnaireParams } from '../../platform/http/common.dto.js';
import { Day } from '../../platform/http/query-fields.js';
import { Flag, Int, Nested, Num, Text, Uuid, Choice } from '../../platform/http/fields.js';
import { ListOf } from '../../platform/http/list-fields.js';
import type { TrendWeek } from './count-rows.js';
import type { FiguresOfPeriod } from './figures.js';
import { type FunnelStep, STEPS } from './funnel.js';
import { BEGINNING, sundayOf } from './period.js';
import type { AnswerShares, QuestionShares } from './question-shares.js';

const WEEKS = 'Any day stands for its whole week, Monday to Sunday.';

export class PeriodParams extends QuestionnaireParams {
  @Day({ optional: true, about: `First week. ${WEEKS}` }) from?: string;
  @Day({ optional: true, about: `Last week; without it this week, where \`from\` is given. ${WEEKS}` })
  to?: string;
}

export class StatisticsResponse {
  @Num() mean: number;
  @Num() median: number;
  @Num() min: number;
  @Num() max: number;
  @Num({ about: 'Standard deviation of the population' }) stdDev: number;
}

export class OverallResponse {
  @Nested(() => StatisticsResponse, { about: 'In percent, not rounded' }) percentageStats: StatisticsResponse;
  @Nested(() => StatisticsResponse, { about: 'In points' }) scoreStats: StatisticsResponse;
}

export class SectionFiguresResponse {
  @Int() sectionId: number;
  @Text() sectionName: string;
  @Int({ about: 'How many evaluations have a score in it' }) evaluations: number;
  @Int({ about: 'Of these, how many stay below 50 percent' }) weak: number;
  @Nested(() => StatisticsResponse, { about: 'In percent, not rounded' }) percentageStats: StatisticsResponse;
}

export class ProductNameResponse {
  @Text({ max: 12 }) id: string;
  @Text() name: string;
}

export class ProductFiguresResponse {
  @Nested(() => ProductNameResponse) product: ProductNameResponse;
  @Int() recommendationCount: number;
  @Num({ about: 'Mean improvement of the whole result where it is recommended, in percent, not rounded' })
  averagePercentage: number;
}

export class StatusCountsResponse {
  @Int() pending: number;
  @Int() generated: number;
  @Int() verified: number;
  @Int() sent: number;
  @Int() opened: number;
  @Int() clicked: number;
  @Int() error: number;
}

export class PeriodResponse {
  @Day({ nullable: true, about: 'A Monday; null: from the beginning' }) from: string | null;
  @Day({ about: 'A Sunday' }) to: string;
}

export class FiguresResponse {
  @Nested(() => PeriodResponse, { nullable: true, about: 'null: all evaluations' })
  period: PeriodResponse | null;
  @Int() totalEvaluations: number;
  @Int({ about: 'Of these, how many have any answer; percentages and points are of them' })
  answeredEvaluations: number;
  @Int({ about: 'The points that the questionnaire can bring as it stands' }) maxScore: number;
  @Nested(() => OverallResponse) overall: OverallResponse;
  @ListOf(() => SectionFiguresResponse) sections: SectionFiguresResponse[];
  @ListOf(() => ProductFiguresResponse) productStats: ProductFiguresResponse[];
  @Nested(() => StatusCountsResponse) statusCounts: StatusCountsResponse;

  static of({ period, ...figures }: FiguresOfPeriod): FiguresResponse {
    return { period: period && periodResponse(period), ...figures };
  }
}

export class AnalyticsResponse extends FiguresResponse {
  @Nested(() => FiguresResponse, {
    nullable: true,
    about: 'The same number of weeks right before; null where the period has no beginning',
  })
  previous: FiguresResponse | null;

  static from(now: FiguresOfPeriod, previous: FiguresOfPeriod | null): AnalyticsResponse {
    return { ...FiguresResponse.of(now), previous: previous && FiguresResponse.of(previous) };
  }
}

export class TrendWeekResponse implements TrendWeek {
  @Day({ about: 'A Monday' }) week: string;
  @Int() completions: number;
  @Num({ nullable: true, about: 'In percent, not rounded; null in a week without answered evaluations' })
  meanPercentage: number | null;
}

export class FunnelStepResponse implements FunnelStep {
  @Choice(STEPS) step: FunnelStep['step'];
  @Int({ about: 'How many have come to this step or past it' }) count: number;
  @Num({ about: 'Of those received, in percent with one decimal' }) percentage: number;
  @Num({ nullable: true, about: 'Since the step before, to 3 percent; null where it is not known' })
  medianSeconds: number | null;
}

export class QuestionSharesResponse implements QuestionShares {
  @Int() id: number;
  @Uuid() questionId: string;
  @Text() questionText: string;
  @Int() sectionId: number;
  @Text() sectionName: string;
  @Int() right: number;
  @Int() wrong: number;
  @Int() unanswered: number;
  @Num({ about: 'With one decimal' }) rightPercentage: number;
  @Num({ about: 'With one decimal' }) wrongPercentage: number;
  @Num({ about: 'With one decimal' }) unansweredPercentage: number;
  @Flag({ about: 'More than 90 percent of at least 5 were alike: the question hardly tells clinics apart' })
  isUniform: boolean;
}

export class OptionSharesResponse {
  @Int() id: number;
  @Text() label: string;
  @Int() points: number;
  @Int({ about: 'How many chose it' }) n: number;
  @Num({ max: 100, about: 'Of those who answered the question, with one decimal' }) percentage: number;
}

export class AnswerSharesResponse implements AnswerShares {
  @Int() id: number;
  @Uuid() questionId: string;
  @Text() questionText: string;
  @Int() sectionId: number;
  @Text() sectionName: string;
  @Flag({ about: 'Several may be chosen, so shares may add up to more than 100' }) severalChosen: boolean;
  @Int({ about: 'How many answered it' }) answered: number;
  @Int({ about: 'Of these, how many gave an answer that is no option' }) unknown: number;
  @ListOf(() => OptionSharesResponse) options: OptionSharesResponse[];
}

const periodResponse = ({ from, to }: { from: string; to: string }): PeriodResponse => ({
  from: from === BEGINNING ? null : from,
  to: sundayOf(to),
});
