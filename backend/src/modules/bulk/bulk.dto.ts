import { ValidateBy } from 'class-validator';
import { Choice, Nested, Text, Uuid } from '../../platform/http/fields.js';
import { MapOf, UuidList } from '../../platform/http/list-fields.js';
import { ProblemResponse } from '../../platform/jobs/jobs.dto.js';
import { MailCountsResponse } from '../delivery/mails/mail-counts.service.js';
import { RegenerateAllResponse } from '../evaluations/evaluations.dto.js';

export const BULK_ACTIONS = ['generate', 'verify', 'send'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

const isVersions = (map: unknown): boolean =>
  typeof map === 'object' &&
  map !== null &&
  Object.values(map).every((version) => Number.isInteger(version) && (version as number) > 0);

export class BulkRequest {
  @Choice(BULK_ACTIONS) action: BulkAction;
  @UuidList({ min: 1, max: 5000, about: 'Evaluations of one questionnaire.' }) ids: string[];
  @MapOf(
    { type: 'integer' },
    { optional: true, about: 'To verify: by evaluation id the version that was seen; another one fails.' },
  )
  @ValidateBy({ name: 'versions', validator: { validate: isVersions } })
  versions?: Record<string, number>;
}

export class BulkResponse extends RegenerateAllResponse {
  @Nested(() => MailCountsResponse, {
    nullable: true,
    about: 'Of a send, which counts as a success only the mails that a mail service has taken.',
  })
  mails: MailCountsResponse | null;
}

/** One item of a job that failed, and why. */
export class FailureResponse {
  @Uuid() evaluationId: string;
  @Text() clientName: string;
  @Text() clinicName: string;
  @Nested(() => ProblemResponse, { nullable: true }) error: ProblemResponse | null;
}
