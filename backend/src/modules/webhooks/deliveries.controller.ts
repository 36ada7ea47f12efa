import { Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { IdParam } from '../../platform/http/common.dto.js';
import { Paged, tellTotal } from '../../platform/http/paged.js';
import { Admin, Call } from '../../platform/http/route-access.js';
import { DeliveryListParams, DeliveryResponse, ResentResponse } from './deliveries.dto.js';
import { DeliveriesQuery } from './deliveries.query.js';
import { DeliveriesService } from './deliveries.service.js';

const USUAL_PAGE = 50;

@ApiTags('Webhooks')
@Controller('admin')
export class DeliveriesController {
  constructor(
    private readonly query: DeliveriesQuery,
    private readonly deliveries: DeliveriesService,
  ) {}

  @Get('webhooks/:id/deliveries')
  @Admin({ of: 'webhook', by: 'id' })
  @Call('The deliveries of a webhook of the last 30 days, and what became of them, the newest first', [
    DeliveryResponse,
  ])
  @Paged()
  async listWebhookDeliveries(
    @Param() { id }: IdParam,
    @Query() { limit = USUAL_PAGE, offset = 0, ...filter }: DeliveryListParams,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DeliveryResponse[]> {
    const { rows, total, isCapped } = await this.query.page(id, filter, limit, offset);
    tellTotal(response, { total, isCapped });
    return rows.map((row) => DeliveryResponse.from(row));
  }

  @Post('webhooks/:id/test')
  @Admin({ of: 'webhook', by: 'id' })
  @Call('Sends a test to a webhook and answers what came of it', DeliveryResponse, { errors: [429] })
  async testWebhook(@Param() { id }: IdParam): Promise<DeliveryResponse> {
    return DeliveryResponse.from(await this.deliveries.test(id));
  }

  @Post('webhooks/:id/resend-failed')
  @Admin({ of: 'webhook', by: 'id' })
  @Call(
    'Sends once more what was not delivered, the oldest 10,000 at most, each with the same id',
    ResentResponse,
    {
      errors: [409],
    },
  )
  async resendFailedDeliveries(@Param() { id }: IdParam): Promise<ResentResponse> {
    return { resentCount: await this.deliveries.resendFailed(id) };
  }

  @Post('webhook-deliveries/:id/resend')
  @Admin({ of: 'webhook-delivery', by: 'id' })
  @Call('Sends a delivery once more, with the same id', DeliveryResponse, { errors: [409] })
  async resendWebhookDelivery(@Param() { id }: IdParam): Promise<DeliveryResponse> {
    return DeliveryResponse.from(await this.deliveries.resend(id));
  }
}
