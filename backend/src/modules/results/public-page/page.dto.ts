import { OmitType } from '@nestjs/swagger';
import { Choice, Flag, Int, Nested, Num, Text, Uuid } from '../../../platform/http/fields.js';
import { IntList, ListOf, MapOf, TextList } from '../../../platform/http/list-fields.js';
import { LANGUAGES, type Language } from '../../../platform/http/languages.js';
import { OrganisationResponse } from '../../settings/landing.dto.js';
import { type Effort, EFFORTS } from '../../questionnaires/effort.js';
import { OPEN_STATES, type OpenState } from '../../scoring/ranked-steps.js';
import { WelcomeTextsResponse } from '../../questionnaires/welcome-texts.dto.js';
import { AnsweredResponse } from '../../evaluations/answered.dto.js';
import { GeneratedTextsResponse, SectionScoreResponse } from '../../evaluations/evaluations.dto.js';
import {
  APPROVALS,
  type ApprovedBy,
  PAGE_ORIGINS,
  type PageOrigin,
} from '../../evaluations/evaluation.types.js';

export class PageSectionScore extends OmitType(SectionScoreResponse, [
  'questions',
  'notApplicable',
  'notAsked',
]) {}

export class PageReviewer {
  @Text() name: string;
  @Text({ nullable: true }) role: string | null;
  @Text({ optional: true, about: 'Path of a picture of this person.' }) picture?: string;
}

export class SectionChangeResponse {
  @Int() sectionId: number;
  @Num({ max: 100, nullable: true, about: 'Its earlier result; null where the area is new.' })
  before: number | null;
  @Num({ min: -100, max: 100, nullable: true, about: 'In percentage points.' }) difference: number | null;
  @Flag({ about: 'The same was asked and judged in the same way.' }) sameQuestions: boolean;
}

/** What has changed since the clinic's earlier response to the same questionnaire. */
export class ChangeResponse {
  @Text({ about: 'The day of the earlier response: YYYY-MM-DD.', example: '2026-03-31' }) date: string;
  @Num({ max: 100, about: 'The earlier result.' }) before: number;
  @Num({ min: -100, max: 100, about: 'In percentage points.' }) difference: number;
  @Flag({ about: 'false: some questions are new or judged otherwise, so the two are only roughly alike.' })
  sameQuestions: boolean;
  @ListOf(() => SectionChangeResponse) sections: SectionChangeResponse[];
}

export class PageEvaluation {
  @Text({
    about:
      'What the calls of the page take: the secret of the link that was opened. In the preview, the evaluation’s id.',
  })
  id: string;
  @Text() clientName: string;
  @Text() clinicName: string;
  @Int() totalScore: number;
  @Int() maxScore: number;
  @Num({ max: 100 }) percentage: number;
  @Nested(() => AnsweredResponse, {
    optional: true,
    about: 'How much was answered; absent on pages from before this was stored.',
  })
  answered?: AnsweredResponse;
  @ListOf(() => PageSectionScore) sectionScores: PageSectionScore[];
  @Nested(() => GeneratedTextsResponse) generatedTexts: GeneratedTextsResponse;
  @MapOf(
    { type: 'string', enum: [...PAGE_ORIGINS] },
    {
      about:
        'Who wrote each text (ai-chosen: an AI chose what is said, the program worded it; program: came with an API token); -edited: a person has changed some of its sentences; -program: a program has.',
    },
  )
  textOrigins: Record<string, PageOrigin>;
  @Choice(APPROVALS, {
    optional: true,
    about: 'person: read whole and approved by a person; automatic: checked by the program.',
  })
  approval?: ApprovedBy;
  @Int({ optional: true, min: 1, about: 'Findings of the checks that people have accepted.' })
  exceptions?: number;
  @Nested(() => PageReviewer, { optional: true, about: 'The expert; only where approval is person.' })
  reviewer?: PageReviewer;
  @Nested(() => ChangeResponse, { optional: true, about: 'Only where the clinic has an earlier result.' })
  change?: ChangeResponse;
}

export class PageQuestion {
  @Int() id: number;
  @Text() questionText: string;
  @Int() pointValue: number;
  @Int({ about: 'Points gained.' }) points: number;
  @Choice(OPEN_STATES, {
    optional: true,
    about:
      'unanswered: no answer was given; unreadable: one that matches none of the choices. Absent where the answer is known.',
  })
  state?: OpenState;
}

export class PageSectionResponse {
  @Int() id: number;
  @Text() name: string;
  @Text({ nullable: true }) description: string | null;
  @Int() maxScore: number;
  @Num({ max: 100 }) weightPercent: number;
  @ListOf(() => PageQuestion) questions: PageQuestion[];
  @TextList({
    optional: true,
    about: 'Questions that do not apply to the clinic; absent where there are none.',
  })
  notApplicable?: string[];
}

export class ProductResponse {
  @Text({ about: 'First 12 hex digits of the SHA-256 of the folded name.' }) id: string;
  @Text() name: string;
  @Text({ nullable: true }) description: string | null;
  @Text({ nullable: true }) url: string | null;
  @Text({ optional: true, nullable: true, about: 'What it costs, in a few words.' }) priceNote?:
    | string
    | null;
  @Text({ optional: true, nullable: true, about: 'What it takes to bring in, in a few words.' })
  effortNote?: string | null;
}

export class TipResponse {
  @Text() tip: string;
  @Num() weight: number;
  @Uuid() questionId: string;
  @Int({ about: 'Points that following the tip would add; 0 where it only prepares or asks for an answer.' })
  points: number;
  @Int({ optional: true, min: 1, about: 'It only prepares: the points that it prepares the way to.' })
  prepares?: number;
  @Int({ optional: true, min: 1, about: 'Its place among the tips of the whole result.' }) rank?: number;
  @Choice(EFFORTS, { optional: true, about: 'How much work it is; absent where it is medium.' })
  effort?: Effort;
  @Choice(OPEN_STATES, {
    optional: true,
    about:
      'It asks for an answer: none was given, or none that could be read. Absent where an answer lost points.',
  })
  state?: OpenState;
  @Text({ optional: true, about: 'The recommended product that serves it.' }) productId?: string;
}

export class RecommendedProductResponse {
  @Nested(() => ProductResponse) product: ProductResponse;
  @Num({ max: 100, about: 'Improvement it can bring, in percent.' }) percentage: number;
}

export class SectionDataResponse {
  @ListOf(() => TipResponse) tips: TipResponse[];
  @ListOf(() => RecommendedProductResponse) recommendedProducts: RecommendedProductResponse[];
}

export class MeanResponse {
  @Num({ max: 100, about: '0 below 5 clinics: hide it.' }) mean: number;
  @Int({ about: 'How many clinics it is the mean of: the latest result of each counts.' }) n: number;
}

export class BenchmarksResponse {
  @Nested(() => MeanResponse) overall: MeanResponse;
  @MapOf({ $ref: '#/components/schemas/MeanResponse' }, { about: 'By section id.' }) sections: Record<
    string,
    MeanResponse
  >;
}

/** Where the shown result stands among the clinics of its questionnaire, its own among them. */
export class PositionResponse {
  @Num({ max: 100 }) median: number;
  @Num({ max: 100, about: 'The middle half lies between q1 and q3.' }) q1: number;
  @Num({ max: 100 }) q3: number;
  @Int({ about: 'How many of the other clinics have a lower percentage than the page shows.' }) ahead: number;
  @Int({
    about: 'How many clinics were counted, each with its latest result, this one among them; never below 5.',
  })
  n: number;
  @IntList({
    max: 20,
    most: 1000,
    about: 'The result of each clinic in order, in tenths of a percent; empty where they are more than 20.',
  })
  each: number[];
  @Text({ about: 'The day these figures were read: YYYY-MM-DD, UTC.', example: '2026-03-31' }) date: string;
}

export class PageQuestionnaireResponse {
  @Int() id: number;
  @Text({
    optional: true,
    about: 'Path of its form, where there is no result yet and the form was open when the page was approved.',
    example: '/q/digital-maturity',
  })
  form?: string;
}

/** Everything the client's page shows: the snapshot and its live data. */
export class PageResponse {
  @Nested(() => PageEvaluation) evaluation: PageEvaluation;
  @Choice(LANGUAGES) language: Language;
  @ListOf(() => PageSectionResponse) sections: PageSectionResponse[];
  @TextList({
    optional: true,
    about: 'Names of the areas that do not apply to the clinic at all; absent where there are none.',
  })
  notApplicable?: string[];
  @ListOf(() => ProductResponse) products: ProductResponse[];
  @MapOf({ $ref: '#/components/schemas/SectionDataResponse' }, { about: 'By section id.' })
  sectionData: Record<string, SectionDataResponse>;
  @ListOf(() => RecommendedProductResponse) globalRecommendedProducts: RecommendedProductResponse[];
  @Nested(() => BenchmarksResponse) industryBenchmarks: BenchmarksResponse;
  @Nested(() => PositionResponse, { nullable: true, about: 'Null below 5 clinics.' })
  position: PositionResponse | null;
  @Nested(() => WelcomeTextsResponse) welcomeTexts: WelcomeTextsResponse;
  @Text({ about: 'Empty while none is set.' }) consultationUrl: string;
  @Nested(() => OrganisationResponse, { about: 'Who evaluates; what no setting says is null.' })
  organisation: OrganisationResponse;
  @Nested(() => PageQuestionnaireResponse) questionnaire: PageQuestionnaireResponse;
}

/** No address gets longer: Node itself refuses it before. So that one that is too long is an unknown one, too. */
const ANY_LENGTH = 100_000;

export class EvaluationLinkParam {
  @Text({ max: 60 }) id: string;
}

export class LinkParam {
  @Text({ max: ANY_LENGTH, about: 'The token of the link. A malformed one is an unknown one.' })
  hashedUrl: string;
}

export class PageEventRequest {
  @Choice(['opened', 'clicked']) type: 'opened' | 'clicked';
  @Text({ optional: true, max: 200, about: 'What was clicked.' }) target?: string;
}

export const PAGE_MODELS = [SectionDataResponse, MeanResponse] as const;
