import { Choice, Flag, Moment, Nested, Num, Text, Uuid } from '../../../platform/http/fields.js';
import { ListOf } from '../../../platform/http/list-fields.js';
import { FORMER_BY, type FormerBy } from '../../evaluations/former.types.js';

export class EarlierResponseResponse {
  @Uuid() id: string;
  @Text() clientName: string;
  @Text() clinicName: string;
  @Text() clientEmail: string;
  @Moment() submittedAt: Date;
  @Num({ max: 100 }) percentage: number;
  @Flag() isSameAddress: boolean;
  @Flag() isSameClinic: boolean;
}

const BY = {
  about:
    'address: the newest published one of the same clinic under the same confirmed address; person: the one that was chosen; nobody: none.',
};

export class EarlierResponsesResponse {
  @Choice(FORMER_BY, BY) by: FormerBy;
  @Nested(() => EarlierResponseResponse, {
    nullable: true,
    about: 'The earlier response with which the result is compared as things stand.',
  })
  former: EarlierResponseResponse | null;
  @Flag({ about: 'The page that the client sees compares with it.' }) isPublished: boolean;
  @ListOf(() => EarlierResponseResponse, { max: 20 }) candidates: EarlierResponseResponse[];
}

export class EarlierResponsesParams {
  @Text({
    optional: true,
    max: 200,
    about: 'Words of a name, clinic or address; without them the likely ones.',
  })
  search?: string;
}

export class FollowRequest {
  @Choice(FORMER_BY, BY) by: FormerBy;
  @Uuid({
    optional: true,
    nullable: true,
    about: 'With `person`: an earlier response to the same questionnaire.',
  })
  formerId?: string | null;
}
