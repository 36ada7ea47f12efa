import { ApiPropertyOptional } from '@nestjs/swagger';
import { messageOf } from '../../../platform/errors/messages.js';
import { Choice, Email, Int, Nested, Text, Uuid } from '../../../platform/http/fields.js';
import type { Language } from '../../../platform/http/languages.js';
import { IntList, ListOf } from '../../../platform/http/list-fields.js';
import { UncheckedList } from '../../../platform/http/query-fields.js';
import { MOST_OPTIONS } from '../../questionnaires/limits.js';
import { AnsweredResponse } from '../../evaluations/answered.dto.js';
import { LONGEST_QUOTED, LONGEST_SENT_ANSWER, MOST_ANSWERS } from './read-sent-response.js';
import type { SentReason } from './sent-response.errors.js';
import { countsOf, type SentOutcome } from './sent-responses.service.js';

const MOST_RESPONSES = 500;

class SentAnswerRequest {
  @Uuid() questionId: string;
  @Int({ optional: true, about: 'The chosen option.' }) optionId?: number;
  @IntList({ optional: true, max: MOST_OPTIONS, about: 'The chosen options.' }) optionIds?: number[];
  @ApiPropertyOptional({
    oneOf: [{ type: 'string', maxLength: LONGEST_SENT_ANSWER }, { type: 'number' }, { type: 'boolean' }],
    description:
      'In place of option ids: a label, labels with commas between them, or a free text; true is a yes.',
  })
  answer?: string | number | boolean;
}

class SentResponseRequest {
  @Text({ max: 200 }) clientName: string;
  @Text({ max: 200 }) clinicName: string;
  @Email() clientEmail: string;
  @Text({ optional: true, max: 40, about: 'A moment with its zone (ISO 8601); otherwise it is new.' })
  submittedAt?: string;
  @ListOf(() => SentAnswerRequest, { max: MOST_ANSWERS }) answers: SentAnswerRequest[];
}

export class SendResponsesRequest {
  @UncheckedList(() => SentResponseRequest, {
    min: 1,
    max: MOST_RESPONSES,
    about: 'Each is stored or refused by itself.',
  })
  responses: unknown[];
}

class SentReasonResponse {
  @Text() code: string;
  @Text({ about: "In the caller's language." }) reason: string;
  @Text({ nullable: true, about: 'The question it is about.' }) questionId: string | null;
  @Int({ nullable: true, about: 'The answer it is about: its place among `answers`, the first is 0.' })
  answerIndex: number | null;
  @Text({
    nullable: true,
    max: LONGEST_QUOTED,
    about: 'What was sent and can not be right, or its beginning.',
  })
  value: string | null;

  static from({ code, params, questionId, answerIndex }: SentReason, language: Language): SentReasonResponse {
    const value = params?.value ?? params?.id;
    return {
      code,
      reason: messageOf(code, language, params),
      questionId: questionId ?? null,
      answerIndex: answerIndex ?? null,
      value: value === undefined ? null : String(value),
    };
  }
}

class LikelyOptionResponse {
  @Int() id: number;
  @Text() label: string;
}

class SentWarningResponse {
  @Uuid() questionId: string;
  @Text({ about: 'What was answered and is no option of the question.' }) value: string;
  @Nested(() => LikelyOptionResponse, { nullable: true, about: 'What it most likely means.' })
  nearest: LikelyOptionResponse | null;
}

class SentOutcomeResponse {
  @Choice(['created', 'updated', 'unchanged', 'refused']) outcome: SentOutcome['outcome'];
  @Uuid({ nullable: true }) evaluationId: string | null;
  @ListOf(() => SentReasonResponse, { about: 'Why it was refused.' }) reasons: SentReasonResponse[];
  @ListOf(() => SentWarningResponse, { about: 'The first 20 answers that are no option; they were stored.' })
  warnings: SentWarningResponse[];
  @Int({ about: 'How many answers are no option of their question.' }) unknownAnswers: number;
  @Nested(() => AnsweredResponse, {
    nullable: true,
    about: 'How much was answered; null where it was refused before that was known.',
  })
  answered: AnsweredResponse | null;
  @Text({
    nullable: true,
    about: "That there is no result yet, as too little was answered, in the caller's language; else null.",
  })
  note: string | null;

  static from({ reasons, warnings, ...rest }: SentOutcome, language: Language): SentOutcomeResponse {
    const { answered } = rest;
    return {
      ...rest,
      note:
        answered && !answered.isEnough
          ? messageOf('sent_without_result', language, {
              answered: answered.questions,
              questions: answered.of,
            })
          : null,
      reasons: reasons.map((reason) => SentReasonResponse.from(reason, language)),
      warnings: warnings.map(({ nearest, ...warning }) => ({
        ...warning,
        nearest: nearest && { id: nearest.id, label: nearest.label },
      })),
    };
  }
}

export class SentResponsesResponse {
  @Int() created: number;
  @Int() updated: number;
  @Int() unchanged: number;
  @Int() refused: number;
  @ListOf(() => SentOutcomeResponse, { about: 'In the order they were sent.' })
  responses: SentOutcomeResponse[];

  static from(outcomes: SentOutcome[], language: Language): SentResponsesResponse {
    const responses = outcomes.map((outcome) => SentOutcomeResponse.from(outcome, language));
    return { ...countsOf(outcomes), responses };
  }
}
