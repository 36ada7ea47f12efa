import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, ValidateBy } from 'class-validator';
import { describeDetails } from '../../platform/errors/app-error.js';
import { Choice, Int, Moment, Nested, ReadOnly, Text } from '../../platform/http/fields.js';
import { ListOf } from '../../platform/http/list-fields.js';
import { RESET_TARGETS, type ResetTarget } from '../evaluations/status/status.js';
import type { CheckRule } from './checks/finding.js';
import { WAIVER_REASONS } from './waivers.js';

const SECTION_ID = /^[1-9]\d{0,8}$/;
const MOST_SECTIONS = 200;
const LONGEST_TEXT = 5000;
const LONGEST_STRENGTH = 500;

const isText = (value: unknown, longest: number) => typeof value === 'string' && value.length <= longest;

/** A map by section id; every value is checked, so that nothing but texts gets in. */
function SectionMap(
  schema: Record<string, unknown>,
  isValue: (value: unknown) => boolean,
): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({
      type: 'object',
      additionalProperties: schema,
      description: 'By section id.',
    } as never),
    IsOptional(),
    ValidateBy({
      name: 'sectionMap',
      validator: {
        validate: (map: unknown) =>
          typeof map === 'object' &&
          map !== null &&
          !Array.isArray(map) &&
          Object.keys(map).length <= MOST_SECTIONS &&
          Object.entries(map).every(([id, value]) => SECTION_ID.test(id) && isValue(value)),
        defaultMessage: () => '$property must map section ids to texts',
      },
    }),
  );
}

export class TextChangesRequest {
  @Text({ optional: true, max: LONGEST_TEXT }) summary?: string;
  @Text({ optional: true, max: LONGEST_TEXT }) motivationalMessage?: string;
  @SectionMap({ $ref: '#/components/schemas/SectionTextResponse' }, (value) => {
    const entry = value as { text?: unknown } | null;
    return (
      typeof entry === 'object' &&
      entry !== null &&
      Object.keys(entry).every((key) => key === 'text') &&
      isText(entry.text, LONGEST_TEXT)
    );
  })
  sections?: Record<string, { text: string }>;
  @SectionMap(
    { type: 'array', maxItems: 3, items: { type: 'string' } },
    (value) =>
      Array.isArray(value) && value.length <= 3 && value.every((text) => isText(text, LONGEST_STRENGTH)),
  )
  strengths?: Record<string, string[]>;
}

export class WaiverRequest {
  @Text({ min: 1, max: 40, about: "The finding's id." }) finding: string;
  @Text({
    min: 1,
    max: 500,
    about: `Why it may stay: ${WAIVER_REASONS.join(', ')}, or at least two real words and ten letters. A signed-in person's alone: with a token 403.`,
  })
  reason: string;
}

export class EditEvaluationRequest {
  @Nested(() => TextChangesRequest, { optional: true, about: 'Only what is given changes.' })
  generatedTexts?: TextChangesRequest;
  @Text({
    optional: true,
    nullable: true,
    max: 500,
    about: 'Id, short link or link of a card; empty becomes null.',
  })
  trelloCardId?: string | null;
  @Int({ optional: true, about: 'The version that was edited; a stale one is refused.' }) version?: number;
  @ListOf(() => WaiverRequest, {
    optional: true,
    max: 200,
    about: 'Without effect: waivers belong to the approval.',
  })
  waivers?: WaiverRequest[];
  @ReadOnly() id?: unknown;
  @ReadOnly() clientName?: unknown;
  @ReadOnly() clientEmail?: unknown;
  @ReadOnly() clinicName?: unknown;
  @ReadOnly() status?: unknown;
  @ReadOnly() createdAt?: unknown;
  @ReadOnly() hashedUrl?: unknown;
  @ReadOnly() totalScore?: unknown;
  @ReadOnly() maxScore?: unknown;
  @ReadOnly() percentage?: unknown;
  @ReadOnly() sectionScores?: unknown;
  @ReadOnly() rawResponses?: unknown;
}

export class VerifyRequest {
  @Int({
    optional: true,
    about:
      'The version that was looked at; another one is refused with what has changed. Without: the present one.',
  })
  version?: number;
  @ListOf(() => WaiverRequest, { optional: true, max: 200 }) waivers?: WaiverRequest[];
}

export class RestoreTextRequest {
  @Text({ min: 1, max: 60, about: "'summary', 'motivationalMessage', 'sections.12' or 'strengths.12.0'" })
  field: string;
  @Int({ optional: true }) version?: number;
}

/** What stands there is to be replaced by this. */
export class FixResponse {
  @Int() start: number;
  @Int() end: number;
  @Text() text: string;
}

/** What a check finds in a text. */
export class OpenFindingResponse {
  @Text({ about: 'Survives edits of other sentences.' }) id: string;
  @Text({
    about:
      "As in textOrigins; of what is published beside the texts 'tips.12' (the question's row id), 'products.<id>', 'descriptions.3' (the section's id), 'welcome.greeting', 'welcome.content', 'welcome.tips', 'wordings.<key>'; 'answered' where too few questions are, 'answers.12' of an answer that matches no choice.",
  })
  field: string;
  @Int() start: number;
  @Int() end: number;
  @Text({ about: 'What is wrong, as a machine word.' }) rule: CheckRule;
  @Text({ about: 'What stands there.' }) text: string;
  @Nested(() => FixResponse, { optional: true, about: 'How it is put right, where there is no doubt.' })
  fix?: FixResponse;
  @Text({ about: 'What is wrong and what to do.' }) message: string;
}
describeDetails('checks_failed', [OpenFindingResponse]);

export class WaiverResponse {
  @Text({ about: "The finding's id." }) finding: string;
  @Text({ about: 'One of `reasons`, or words.' }) reason: string;
  @ApiProperty({ type: 'integer', nullable: true }) adminId: number | null;
  @Moment() at: string;
}

export class FindingResponse extends OpenFindingResponse {
  @Nested(() => WaiverResponse, { nullable: true, about: 'Set when somebody has accepted it.' })
  waiver: WaiverResponse | null;
}

export class WaiverReasonResponse {
  @Choice(WAIVER_REASONS) code: string;
  @Text({ about: 'In your language.' }) text: string;
}

export class ChecksResponse {
  @ListOf(() => FindingResponse) findings: FindingResponse[];
  @ListOf(() => WaiverReasonResponse, { about: 'Ready reasons for which a finding may stay.' })
  reasons: WaiverReasonResponse[];
}

export class ResetStatusRequest {
  @Choice(RESET_TARGETS) status: ResetTarget;
  @Int({
    optional: true,
    about: 'The version that was looked at; another one is refused. Without: the present one.',
  })
  version?: number;
  @ListOf(() => WaiverRequest, { optional: true, max: 200 }) waivers?: WaiverRequest[];
}
