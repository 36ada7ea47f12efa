import { applyDecorators } from '@nestjs/common';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn } from 'class-validator';
import {
  Choice,
  document,
  type FieldOptions,
  Flag,
  Int,
  Moment,
  presence,
  Text,
  Uuid,
  WebAddress,
} from '../../platform/http/fields.js';
import { OFF_REASONS, type OffReason, WEBHOOK_EVENTS, type WebhookEvent } from './webhook-events.js';
import type { WebhookState, WithSecret } from './webhooks.service.js';

const LONGEST_OVERLAP_HOURS = 168;

function EventList(options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    document(options, { type: String, enum: [...WEBHOOK_EVENTS], isArray: true, minItems: 1 }),
    ...presence(options),
    IsArray(),
    ArrayMinSize(1),
    ArrayMaxSize(WEBHOOK_EVENTS.length),
    IsIn([...WEBHOOK_EVENTS], { each: true }),
  );
}

export class CreateWebhookRequest {
  @WebAddress({ about: 'A public https address.' }) url: string;
  @EventList() events: WebhookEvent[];
  @Flag({ optional: true, about: 'On, if left out.' }) isOn?: boolean;
}

export class ChangeWebhookRequest {
  @WebAddress({ optional: true, about: 'A public https address.' }) url?: string;
  @EventList({ optional: true }) events?: WebhookEvent[];
  @Flag({ optional: true, about: 'Switching off stops what waits; it can be sent again later.' })
  isOn?: boolean;
}

export class RotateSecretRequest {
  @Int({
    optional: true,
    min: 0,
    max: LONGEST_OVERLAP_HOURS,
    about: 'For so many hours the former secret signs, too; 24, if left out. 0 ends it at once.',
  })
  formerHours?: number;
}

export class WebhookResponse {
  @Uuid() id: string;
  @Int() questionnaireId: number;
  @Text() url: string;
  @EventList() events: WebhookEvent[];
  @Flag() isOn: boolean;
  @Choice(OFF_REASONS, {
    nullable: true,
    about: 'Why it was switched off by itself: it failed for days, or the receiver answered 410.',
  })
  offReason: OffReason | null;
  @Moment() createdAt: Date;
  @Moment({ nullable: true, about: 'Until then the former secret signs, too.' })
  formerSecretUntil: Date | null;
  @Int({ about: 'Tries in a row that brought nothing.' }) failures: number;
  @Moment({ nullable: true }) failingSince: Date | null;
  @Moment({ nullable: true, about: 'Nothing is sent before.' }) restsUntil: Date | null;
  @Int({ about: 'Deliveries that wait for a try.' }) waiting: number;
  @Moment({ nullable: true }) lastDeliveredAt: Date | null;

  static from(state: WebhookState): WebhookResponse {
    return {
      id: state.id,
      questionnaireId: state.questionnaireId,
      url: state.url,
      events: state.events,
      isOn: state.isOn,
      offReason: state.offReason,
      createdAt: state.createdAt,
      formerSecretUntil: state.formerUntil,
      failures: state.failures,
      failingSince: state.failingSince,
      restsUntil: state.restsUntil,
      waiting: state.waiting,
      lastDeliveredAt: state.lastDeliveredAt,
    };
  }
}

export class WebhookWithSecretResponse extends WebhookResponse {
  @Text({ about: 'What deliveries are signed with. Shown in this answer and never again.' }) secret: string;

  static of({ webhook, secret }: WithSecret): WebhookWithSecretResponse {
    return { ...WebhookResponse.from(webhook), secret };
  }
}
