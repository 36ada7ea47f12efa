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
  @Text({ optional: true, nullable: true, max: 1000, about: 'What the client would like to say with it.' })
  message?: string | null;
  @Text({ optional: true, nullable: true, max: 40, about: 'Where the client may be called.' })
  phone?: string | null;
  @Flag({ optional: true, about: 'Without true nothing is asked for: 400 offer_consent_missing.' })
  consent?: boolean;
}

export class RequestOfferResponse {
  @Flag() success: boolean;
  @Flag({ about: 'False for a signed-in admin, who is no client: nothing was stored or mailed.' })
  recorded: boolean;
  @Moment({
    nullable: true,
    about: 'When it was asked for; earlier, where it had been. Null where not recorded.',
  })
  askedAt: Date | null;
  @Flag({ about: 'The client’s address gets a receipt.' }) receipt: boolean;
}

export class AskedOfferResponse {
  @Text() productId: string;
  @Moment() askedAt: Date;
}

export class OffersOfPageResponse {
  @Text({
    about: 'Where the receipt goes: the outline of the client’s address.',
    example: 'a…@clinic.example',
  })
  clientEmail: string;
  @ListOf(() => AskedOfferResponse, { about: 'The products asked for in the last 24 hours, newest first.' })
  offers: AskedOfferResponse[];
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
  @Text({ nullable: true, max: 1000, about: 'As the client wrote it: text and nothing else.' })
  message: string | null;
  @Text({ nullable: true, max: 40 }) phone: string | null;
  @Moment({ nullable: true, about: 'Null where it was asked for before consent was.' })
  consentedAt: Date | null;
  @Moment() createdAt: Date;
  @Moment({ nullable: true, about: 'When the mail about it went out; null until then.' })
  notifiedAt: Date | null;
}

export class OfferRequestListParams {
  @QueryInt({ optional: true, min: 1, about: "The session's questionnaire if left out." })
  questionnaireId?: number;
  @QueryInt({ optional: true, min: 1, max: 500, about: '50 unless given.' }) limit?: number;
  @QueryInt({ optional: true }) offset?: number;
}
