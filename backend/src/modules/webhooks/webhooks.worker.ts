import { Injectable } from '@nestjs/common';
import { QueueWorker } from '../../platform/jobs/queue-worker.js';
import { WebhookDeliveryService } from './webhook-delivery.service.js';
import { webhookQueue } from './webhooks.jobs.js';

/** Deliveries wait for others' servers most of the time. */
const CONCURRENCY = 16;

@Injectable()
export class WebhooksWorker {
  constructor(queues: QueueWorker, deliveries: WebhookDeliveryService) {
    queues.process(webhookQueue, CONCURRENCY, {
      'deliver-webhooks': { run: (work) => deliveries.run(work) },
    });
  }
}
