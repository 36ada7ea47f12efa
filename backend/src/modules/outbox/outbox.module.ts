import { Module } from '@nestjs/common';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { EvaluationsModule } from '../evaluations/evaluations.module.js';
import { ResponsesModule } from '../responses/responses.module.js';
import { GenerationModule } from '../generation/generation.module.js';
import { OnlineFormModule } from '../online-form/online-form.module.js';
import { WebhooksModule } from '../webhooks/webhooks.module.js';
import { Consumers } from './consumers.js';

/** Puts those together that act on what happens to responses. */
@Module({
  imports: [
    DeliveryModule,
    EvaluationsModule,
    ResponsesModule,
    GenerationModule,
    OnlineFormModule,
    WebhooksModule,
  ],
  providers: [Consumers],
})
export class OutboxModule {}
