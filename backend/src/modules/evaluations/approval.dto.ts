import { Choice, Int, Moment } from '../../platform/http/fields.js';
import { ListOf } from '../../platform/http/list-fields.js';
import { APPROVALS, type ApprovedBy } from './evaluation.types.js';

class ExceptionsResponse {
  @Int({ nullable: true }) adminId: number | null;
  @Int({ min: 1 }) count: number;
}

export class ApprovalResponse {
  @Choice(APPROVALS, {
    about: 'person: somebody had every part of the texts on the screen; automatic: only the checks passed.',
  })
  by: ApprovedBy;
  @Int({ nullable: true }) adminId: number | null;
  @Moment() at: string;
  @ListOf(() => ExceptionsResponse, { optional: true, about: 'Findings that people have accepted.' })
  exceptions?: ExceptionsResponse[];
}
