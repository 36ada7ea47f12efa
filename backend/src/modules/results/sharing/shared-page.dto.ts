import { Choice, Int, Moment, Nested, Num, Text } from '../../../platform/http/fields.js';
import { ListOf } from '../../../platform/http/list-fields.js';
import { LANGUAGES, type Language } from '../../../platform/http/languages.js';
import { AnsweredResponse } from '../../evaluations/answered.dto.js';
import { BenchmarksResponse, ChangeResponse, PositionResponse } from '../public-page/page.dto.js';

export class SharedNote {
  @Moment({ about: 'From then on the link answers 410.' }) until: string;
}

export class SharedPageEvaluation {
  @Text() clinicName: string;
  @Int() totalScore: number;
  @Int() maxScore: number;
  @Num({ max: 100 }) percentage: number;
  @Nested(() => AnsweredResponse, { optional: true }) answered?: AnsweredResponse;
  @Nested(() => ChangeResponse, { optional: true }) change?: ChangeResponse;
}

export class SharedPageSection {
  @Int() id: number;
  @Text() name: string;
  @Int() score: number;
  @Int() maxScore: number;
  @Num({ max: 100 }) percentage: number;
  @Num({ max: 100 }) weightPercent: number;
}

/** What a shared link shows: the clinic, its scores, and where they stand; nothing that rests on a single answer. */
export class SharedPageResponse {
  @Nested(() => SharedNote) shared: SharedNote;
  @Choice(LANGUAGES) language: Language;
  @Nested(() => SharedPageEvaluation) evaluation: SharedPageEvaluation;
  @ListOf(() => SharedPageSection) sections: SharedPageSection[];
  @Nested(() => BenchmarksResponse) industryBenchmarks: BenchmarksResponse;
  @Nested(() => PositionResponse, { nullable: true, about: 'Null below 5 clinics.' })
  position: PositionResponse | null;
}
