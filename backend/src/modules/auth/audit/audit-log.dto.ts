import { DayOrInstant } from '../../../platform/http/query-fields.js';
import { Int, Moment, QueryInt, Text } from '../../../platform/http/fields.js';
import { MapOf } from '../../../platform/http/list-fields.js';

/** As far as pages reach and totals count; older entries are found by filters or in the export. */
export const FARTHEST = 10_000;

/** Filters of the log. */
export class AuditFilter {
  @Text({ optional: true, max: 60 }) action?: string;
  @QueryInt({ optional: true, min: 1 }) adminId?: number;
  @QueryInt({ optional: true, min: 1 }) questionnaireId?: number;
  @DayOrInstant({
    optional: true,
    about: 'From this instant, or the beginning of this day by the clinics’ clock.',
  })
  from?: string;
  @DayOrInstant({
    optional: true,
    about: 'Before this instant, or to the end of this day by the clinics’ clock.',
  })
  to?: string;
  @Text({ optional: true, max: 200, about: 'Every word has to occur in action, target, admin or details.' })
  search?: string;
}

export class AuditLogQueryParams extends AuditFilter {
  @QueryInt({ optional: true, min: 1, max: 500, about: '50, if left out.' }) limit?: number;
  @QueryInt({ optional: true, min: 0, max: FARTHEST }) offset?: number;
}

export class AuditEntryResponse {
  @Text({ about: 'Rises with time.' }) id: string;
  @Moment() at: Date;
  @Int({ nullable: true, about: 'Null where nobody was signed in, or the product acted by itself.' })
  adminId: number | null;
  @Text({ nullable: true, about: 'The address at that time.' }) adminEmail: string | null;
  @Int({ nullable: true }) questionnaireId: number | null;
  @Text({ nullable: true }) questionnaireName: string | null;
  @Text() action: string;
  @Text({ nullable: true, about: 'The id of what was acted on.' }) target: string | null;
  @Text({ nullable: true, about: 'Client and clinic of an evaluation that was acted on, as it is now.' })
  targetName: string | null;
  @Text({ about: 'done, or what became of it.' }) result: string;
  @MapOf(
    { nullable: true, oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }] },
    { nullable: true },
  )
  details: Record<string, string | number | boolean | null> | null;
}
