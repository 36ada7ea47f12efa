import { Flag, Int, Moment, QueryInt, Text, Uuid } from '../../../platform/http/fields.js';
import { ListOf, UuidList } from '../../../platform/http/list-fields.js';

export class RequestOfferRequest {
  @Text({ min: 1, max: 2000, about: 'A product’s id or name, as the page has it.' }) productId: string;
  @UuidList({
    optional: true,
    max: 100,
    about: 'The tips that were ticked, by their questionId. Others are left out.',
  })
  whatIf?: string[];
}

export class RequestOfferResponse {
  @Flag() success: boolean;
  @Flag({ about: 'False for a signed-in admin, who is no client: nothing was stored or mailed.' })
  recorded: boolean;
}

export class TickedTipResponse {
  @Uuid() questionId: string;
  @Text() tip: string;
  @Int({ about: 'Points that following it would add.' }) points: number;
}

export class OfferRequestResponse {
  @Uuid() id: string;
  @Uuid() evaluationId: string;
  @Text() clientName: string;
  @Text() clientEmail: string;
  @Text() clinicName: string;
  @Text() productId: string;
  @Text({ about: 'As the client’s page named it.' }) productName: string;
  @ListOf(() => TickedTipResponse) whatIf: TickedTipResponse[];
  @Moment() createdAt: Date;
  @Moment({ nullable: true, about: 'When the mail about it went out; null until then.' })
  notifiedAt: Date | null;
}

export class OfferRequestListParams {
  @QueryInt({ optional: true, min: 1, about: "Without it the session's questionnaire is meant." })
  questionnaireId?: number;
  @QueryInt({ optional: true, min: 1, max: 500, about: '50 unless given.' }) limit?: number;
  @QueryInt({ optional: true }) offset?: number;
}
