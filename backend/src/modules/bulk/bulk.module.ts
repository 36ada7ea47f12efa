import { Module } from '@nestjs/common';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { GenerationModule } from '../generation/generation.module.js';
import { ReviewModule } from '../review/review.module.js';
import { BulkController } from './bulk.controller.js';
import { BulkService } from './bulk.service.js';
import { BulkWorker } from './bulk.worker.js';

@Module({
  imports: [DeliveryModule, GenerationModule, ReviewModule],
  controllers: [BulkController],
  providers: [BulkService, BulkWorker],
})
export class BulkModule {}
