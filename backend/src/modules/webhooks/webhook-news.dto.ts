import { Choice, Int, Moment, Nested, Num, Text, Uuid } from '../../platform/http/fields.js';
import { STATUSES } from '../evaluations/status/status.js';
import { PING, WEBHOOK_EVENTS } from './webhook-events.js';

class NewsEvaluation {
  @Uuid() id: string;
  @Choice(STATUSES) status: string;
  @Int() score: number;
  @Int() maxScore: number;
  @Num({ max: 100 }) percentage: number;
  @Text({ about: 'Where the evaluation can be read with a token.' }) path: string;
  @Text({ about: 'What the client’s page is made of: keep it secret.' }) publicPath: string;
  @Moment() submittedAt: Date;
  @Moment() createdAt: Date;
  @Moment({ nullable: true }) generatedAt: Date | null;
  @Moment({ nullable: true }) verifiedAt: Date | null;
  @Moment({ nullable: true }) sentAt: Date | null;
  @Moment({ nullable: true }) openedAt: Date | null;
  @Moment({ nullable: true }) clickedAt: Date | null;
}

class NewsProduct {
  @Text() id: string;
  @Text() name: string;
}

/** The body of a delivery, as the API's document describes it; `payload.ts` composes it. */
export class WebhookNews {
  @Uuid({ about: 'The same at every try.' }) id: string;
  @Choice([...WEBHOOK_EVENTS, PING]) event: string;
  @Moment() occurredAt: Date;
  @Int() questionnaireId: number;
  @Nested(() => NewsEvaluation, { optional: true, about: 'As it was when it happened; not with `ping`.' })
  evaluation?: NewsEvaluation;
  @Nested(() => NewsProduct, { optional: true, about: 'With `offer.requested`.' })
  product?: NewsProduct;
}
