import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { EvaluationsModule } from '../evaluations/evaluations.module.js';
import { ResponsesModule } from '../responses/responses.module.js';
import { DeliveriesController } from './deliveries.controller.js';
import { DeliveriesQuery } from './deliveries.query.js';
import { DeliveriesService } from './deliveries.service.js';
import { DeliveryAttemptsService } from './delivery-attempts.service.js';
import './webhook-delivery.entity.js';
import './webhook.entity.js';
import { WebhookSecretsService } from './webhook-secrets.service.js';
import { WebhookSenderService } from './webhook-sender.service.js';
import { WebhookDeliveryService } from './webhook-delivery.service.js';
import { WebhooksConsumer } from './webhooks.consumer.js';
import { WebhooksController } from './webhooks.controller.js';
import { WebhooksService } from './webhooks.service.js';
import { WebhooksWorker } from './webhooks.worker.js';

/** Notifies integrators' servers of what happens to evaluations. */
@Module({
  imports: [AuthModule, EvaluationsModule, ResponsesModule],
  controllers: [WebhooksController, DeliveriesController],
  providers: [
    DeliveriesQuery,
    DeliveriesService,
    DeliveryAttemptsService,
    WebhookSecretsService,
    WebhookSenderService,
    WebhookDeliveryService,
    WebhooksConsumer,
    WebhooksService,
    WebhooksWorker,
  ],
  exports: [DeliveryAttemptsService, WebhooksConsumer],
})
export class WebhooksModule {}
