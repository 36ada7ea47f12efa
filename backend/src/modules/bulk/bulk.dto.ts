import { Choice, Nested, Text, Uuid, UuidList } from '../../platform/http/fields.js';
import { ProblemResponse } from '../../platform/jobs/jobs.dto.js';
import { RegenerateAllResponse } from '../evaluations/evaluations.dto.js';

export const BULK_ACTIONS = ['generate', 'verify', 'send'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

export class BulkRequest {
  @Choice(BULK_ACTIONS) action: BulkAction;
  @UuidList({ min: 1, max: 5000, about: 'Evaluations of one questionnaire.' }) ids: string[];
}

export class BulkResponse extends RegenerateAllResponse {}

/** One item of a job that failed, and why. */
export class FailureResponse {
  @Uuid() evaluationId: string;
  @Text() clientName: string;
  @Text() clinicName: string;
  @Nested(() => ProblemResponse, { nullable: true }) error: ProblemResponse | null;
}
