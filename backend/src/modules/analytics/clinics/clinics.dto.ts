import { Choice, Flag, Int, Moment, Num, QueryInt, Text, Uuid } from '../../../platform/http/fields.js';
import { ListOf } from '../../../platform/http/list-fields.js';
import { PeriodParams } from '../analytics.dto.js';
import { CLINIC_GROUPS, type ClinicGroup, MOST_COUNTED } from './clinics.query.js';

export class ClinicListParams extends PeriodParams {
  @Choice(CLINIC_GROUPS, {
    about:
      '`waiting`: they have opened their result and asked for no offer; `asked`: they have asked for one; `weak`: below 50 percent in `sectionId`; `product`: `productId` is recommended to them.',
  })
  group: ClinicGroup;
  @QueryInt({ optional: true, min: 1, max: 2_147_483_647, about: 'Needed for `weak`.' }) sectionId?: number;
  @Text({ optional: true, min: 1, max: 12, about: 'Needed for `product`.' }) productId?: string;
  @QueryInt({ optional: true, min: 1, max: 100, about: '20 unless given.' }) limit?: number;
  @QueryInt({ optional: true, min: 0, max: 10_000 }) offset?: number;
}

export class ClinicRowResponse {
  @Uuid({ about: 'Of the evaluation.' }) id: string;
  @Text() clientName: string;
  @Text() clinicName: string;
  @Text() clientEmail: string;
  @Num({ about: 'The whole result, in percent.' }) percentage: number;
  @Moment({ about: 'When it was opened, when an offer was asked for, or when the response came in.' })
  at: Date;
  @Num({
    nullable: true,
    about: 'Percent in the section, or by how many percent the product would improve the result.',
  })
  value: number | null;
}

export class ClinicListResponse {
  @ListOf(() => ClinicRowResponse, { about: 'The latest first.' }) rows: ClinicRowResponse[];
  @Int({ about: 'How many there are.' }) total: number;
  @Flag({ about: `There are more than ${MOST_COUNTED}, which are not counted.` }) isCapped: boolean;
}
