import { Choice, Int, Nested, Text, Uuid, UuidList } from '../../platform/http/fields.js';
import { ProblemResponse } from '../../platform/jobs/jobs.dto.js';

export const BULK_ACTIONS = ['generate', 'verify', 'send'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

export class BulkRequest {
  @Choice(BULK_ACTIONS) action: BulkAction;
  @UuidList({ min: 1, max: 5000, about: 'Evaluations of one questionnaire.' }) ids: string[];
}

export class BulkResponse {
  @Int() successCount: number;
  @Int() errorCount: number;
  @Int() skippedCount: number;
}

/** One item of a job that failed, and why. */
export class FailureResponse {
  @Uuid() evaluationId: string;
  @Text() clientName: string;
  @Text() clinicName: string;
  @Nested(() => ProblemResponse, { nullable: true }) error: ProblemResponse | null;
}
