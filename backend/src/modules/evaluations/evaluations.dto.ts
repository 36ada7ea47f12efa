import { ApiProperty, PickType } from '@nestjs/swagger';
import { describeDetails } from '../../platform/errors/app-error.js';
import {
  AnyJson,
  Choice,
  Flag,
  Int,
  Moment,
  Nested,
  Num,
  QueryInt,
  Text,
  Uuid,
} from '../../platform/http/fields.js';
import { IntList, ListOf, MapOf, TextList } from '../../platform/http/list-fields.js';
import { ProblemResponse } from '../../platform/jobs/jobs.dto.js';
import { StatusCountsResponse } from '../analytics/analytics.dto.js';
import { DELIVERIES, MAIL_STATES, type Delivery, type MailState } from '../mail/queue/mail-states.js';
import { ApprovalResponse } from './approval.dto.js';
import {
  ADDRESS_CHECKS,
  type AddressCheck,
  ORIGINS,
  type Origin,
  RESPONSE_ORIGINS,
  type ResponseOrigin,
  type TextOrigins,
} from './evaluation.types.js';
import { SORTS } from './list/sorting.js';
import type { RawResponses } from '../scoring/scoring.types.js';
import { EvaluationFilterParams } from './list/filters.dto.js';
import { STATUSES, type Status } from './status/status.js';

export class StatsResponse extends StatusCountsResponse {
  @Int() total: number;
  @Int({ about: 'Hidden evaluations that can be brought back; 1001 stands for more than 1,000.' })
  restorable: number;
}

export class MailStateResponse {
  @Choice(MAIL_STATES) state: MailState;
  @Choice(DELIVERIES, { nullable: true, about: 'What was heard of it after it was accepted.' })
  delivery: Delivery | null;
  @Text({ nullable: true, about: 'Why it did not go out, or did not arrive.' }) error: string | null;
  @Moment({ about: 'Since when it stands so.' }) changedAt: Date;
}

export class MarkedStatusResponse {
  @Choice(STATUSES) status: Status;
  @Int({ nullable: true }) adminId: number | null;
  @Moment() at: string;
}

/** One row of the list: no answers, texts or question details. list/list-rows.ts selects it. */
export class EvaluationSummaryResponse {
  @Uuid() id: string;
  @Int() questionnaireId: number;
  @Text() clientName: string;
  @Text() clientEmail: string;
  @Text() clinicName: string;
  @Choice(STATUSES) status: Status;
  @Int() totalScore: number;
  @Int() maxScore: number;
  @Num({ max: 100 }) percentage: number;
  @Flag({ about: 'false: too few scored questions were answered, so points and percentage judge nothing.' })
  hasResult: boolean;
  @Text({ nullable: true }) trelloCardId: string | null;
  @Text() hashedUrl: string;
  @Flag({ about: 'Scores changed after the texts were written.' }) textsStale: boolean;
  @TextList({
    about:
      'Why a person should read it before it is approved: `findings` that the checks will ask about, texts `by-hand`, sentences that an AI wrote in its own words (`free`), `unanswered` questions. Of generated ones alone.',
  })
  needs: string[];
  @Flag({ about: 'The client’s link works.' }) hasSnapshot: boolean;
  @Nested(() => ApprovalResponse, {
    nullable: true,
    about: 'How the texts as they stand were approved; null where they are not.',
  })
  approval: ApprovalResponse | null;
  @Flag({ about: 'Texts were changed since the client’s page was approved; approving them publishes them.' })
  editedSinceApproval: boolean;
  @Nested(() => MarkedStatusResponse, {
    nullable: true,
    about: 'Who set the status by hand; no mail is claimed by it.',
  })
  markedStatus: MarkedStatusResponse | null;
  @Int({ nullable: true, about: 'The admin who sees to it.' }) assigneeId: number | null;
  @Nested(() => ProblemResponse, { nullable: true }) error: ProblemResponse | null;
  @Choice(ADDRESS_CHECKS, {
    about:
      'awaited: no result is mailed before the client has confirmed the address; waived: an admin vouches for it.',
  })
  addressCheck: AddressCheck;
  @Nested(() => MailStateResponse, { nullable: true }) mail: MailStateResponse | null;
  @Int({ about: 'Offers that the client asked for.' }) offerRequests: number;
  @Int() version: number;
  @Moment() submittedAt: Date;
  @Moment() createdAt: Date;
  @Moment({ about: 'When it last changed, or was put into the trash or taken out of it.' }) updatedAt: Date;
  @Moment({
    nullable: true,
    about: 'When it was put into the trash; given with `updatedSince` and `cursor` alone.',
  })
  deletedAt: Date | null;
  @Moment({ nullable: true }) generatedAt: Date | null;
  @Moment({ nullable: true }) verifiedAt: Date | null;
  @Moment({ nullable: true }) sentAt: Date | null;
  @Moment({ nullable: true }) openedAt: Date | null;
  @Moment({ nullable: true }) clickedAt: Date | null;
  @Moment({
    nullable: true,
    about:
      'When the result is promised: the hours of the setting `answer_hours` after the response. null where it came in more than 14 days after it was given.',
  })
  dueAt: Date | null;
  @Moment({
    nullable: true,
    about: 'Since when only its numbers are stored: it can be listed, but not opened or changed.',
  })
  anonymisedAt: Date | null;
}

export class QuestionScoreResponse {
  @Int() id: number;
  @Uuid() questionId: string;
  @Int() points: number;
  @Int() pointValue: number;
  @Flag() answered: boolean;
  @Flag({ optional: true, about: 'Something was answered that is none of the options.' }) unreadable?: true;
  @IntList({
    optional: true,
    max: 100,
    about: 'Ids of the options chosen; absent where the question has none.',
  })
  options?: number[];
}

export class SectionScoreResponse {
  @Int() sectionId: number;
  @Text() name: string;
  @Int() score: number;
  @Int() maxScore: number;
  @Num({ max: 100 }) percentage: number;
  @ListOf(() => QuestionScoreResponse) questions: QuestionScoreResponse[];
  @IntList({ optional: true, max: 9_999, about: 'Questions that do not apply.' }) notApplicable?: number[];
  @IntList({ optional: true, max: 9_999, about: 'Questions that were hidden.' }) notAsked?: number[];
}

export class SectionTextResponse {
  @Text() text: string;
}

export class GeneratedTextsResponse {
  @Text() summary: string;
  @Text() motivationalMessage: string;
  @MapOf({ $ref: '#/components/schemas/SectionTextResponse' }, { about: 'By section id.' }) sections: Record<
    string,
    SectionTextResponse
  >;
  @MapOf(
    { type: 'array', items: { type: 'string' } },
    { about: 'By section id; three each, empty where there is none.' },
  )
  strengths: Record<string, string[]>;
}

export class MachineTextResponse {
  @Text() text: string;
  @Choice(ORIGINS) by: Origin;
  @Text({ optional: true, about: 'The token’s name, where a program wrote it.' }) program?: string;
  @Moment() at: string;
}

export class TextOriginResponse {
  @Choice(ORIGINS, {
    about:
      'ai: wrote the sentences; ai-chosen: an AI chose what is said, the program worded it; program: came with an API token.',
  })
  by: Origin;
  @ApiProperty({ type: 'integer', nullable: true, description: 'The admin’s id.' }) author: number | null;
  @Text({ optional: true, about: 'The token’s name, where a program wrote it.' }) program?: string;
  @Moment() at: string;
  @Int({ optional: true, about: 'The evaluation’s version that first had this text.' }) version?: number;
  @Nested(() => MachineTextResponse, { optional: true, about: 'What a text by hand has replaced.' })
  original?: MachineTextResponse;
  @Num({
    optional: true,
    max: 1,
    about: 'Beside an original: the share of sentences that were changed; 1: nothing of it is left.',
  })
  editedShare?: number;
}

export class EvaluationResponse extends EvaluationSummaryResponse {
  @Choice(RESPONSE_ORIGINS, { about: 'How the response came in.' }) responseOrigin: ResponseOrigin;
  @Text({ about: 'Where the clinic came from that filled in the online form (`?source=`); else empty.' })
  responseSource: string;
  @ListOf(() => SectionScoreResponse) sectionScores: SectionScoreResponse[];
  @AnyJson({ about: 'Answers by question id.' }) rawResponses: RawResponses;
  @Nested(() => GeneratedTextsResponse, { nullable: true }) generatedTexts: GeneratedTextsResponse | null;
  @MapOf(
    { $ref: '#/components/schemas/TextOriginResponse' },
    { about: 'Who wrote each text, by field: summary, motivationalMessage, sections.12, strengths.12.0.' },
  )
  textOrigins: TextOrigins;
}

const CURRENT = ['version', 'generatedTexts', 'textOrigins', 'trelloCardId', 'status'] as const;

/** What a refused save answers: the evaluation as it now is, so that both versions can be shown. */
export class CurrentEvaluationResponse extends PickType(EvaluationResponse, CURRENT) {}

export class EvaluationChangedResponse {
  @Nested(() => CurrentEvaluationResponse) current: CurrentEvaluationResponse;
  @TextList({ max: 1000, maxLength: 60, about: 'Fields whose text is newer than the version that was sent.' })
  changed: string[];
}
describeDetails('evaluation_changed', EvaluationChangedResponse);

export class EvaluationListParams extends EvaluationFilterParams {
  @QueryInt({ optional: true, min: 1, max: 500, about: '50, if left out.' }) limit?: number;
  @QueryInt({ optional: true }) offset?: number;
  @Choice(SORTS.flatMap((field) => [field, `-${field}`]), {
    optional: true,
    about: '- before it for descending. need: what a person should read first, then what has waited longest.',
  })
  sort?: string;
  @Choice(['summary'], { optional: true, about: 'summary leaves out answers, texts and question details.' })
  fields?: 'summary';
  @Text({
    optional: true,
    max: 40,
    about:
      'In place of filters and sorting: everything that has changed since this moment (ISO 8601, with its zone), deleted ' +
      'evaluations among it, what changed first at first. Go on with `X-Next-Cursor`.',
  })
  updatedSince?: string;
  @Text({ optional: true, min: 1, max: 100, about: 'The `X-Next-Cursor` of the answer before.' })
  cursor?: string;
}

export class RegenerateAllResponse {
  @Int() successCount: number;
  @Int() errorCount: number;
  @Int() skippedCount: number;
}

/** Referenced by $ref only, so Swagger does not find them by itself. */
export const EXTRA_MODELS = [SectionTextResponse, TextOriginResponse] as const;
