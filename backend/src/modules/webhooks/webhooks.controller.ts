import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { caller } from '../../platform/http/caller.js';
import { IdParam, QuestionnaireParams, SuccessResponse } from '../../platform/http/common.dto.js';
import { Admin, Call } from '../../platform/http/route-access.js';
import {
  ChangeWebhookRequest,
  CreateWebhookRequest,
  RotateSecretRequest,
  WebhookResponse,
  WebhookWithSecretResponse,
} from './webhooks.dto.js';
import { WebhooksService } from './webhooks.service.js';

const USUAL_OVERLAP_HOURS = 24;

/**
 * What leaves for other servers is decided by people: a webhook that a stolen token made would outlive the token. Programs
 * may look (rules: API tokens).
 */
@ApiTags('Webhooks')
@Controller('admin/webhooks')
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  @Get()
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('The webhooks of the questionnaire, and how they stand', [WebhookResponse])
  async listWebhooks(@Query() _query: QuestionnaireParams): Promise<WebhookResponse[]> {
    return (await this.webhooks.list(caller().questionnaireId!)).map((one) => WebhookResponse.from(one));
  }

  @Post()
  @Admin({ of: 'questionnaire', by: 'current' }, { tokens: false })
  @Call('Makes a webhook; its secret is shown in this answer alone', WebhookWithSecretResponse, {
    status: 201,
    errors: [409],
  })
  async createWebhook(
    @Body() { url, events, isOn = true }: CreateWebhookRequest,
  ): Promise<WebhookWithSecretResponse> {
    const made = await this.webhooks.create(caller().questionnaireId!, { url, events, isOn });
    return WebhookWithSecretResponse.of(made);
  }

  @Patch(':id')
  @Admin({ of: 'webhook', by: 'id' }, { tokens: false })
  @Call('Changes address or events of a webhook, or switches it on or off', WebhookResponse)
  async updateWebhook(
    @Param() { id }: IdParam,
    @Body() input: ChangeWebhookRequest,
  ): Promise<WebhookResponse> {
    return WebhookResponse.from(await this.webhooks.change(id, input));
  }

  @Post(':id/rotate-secret')
  @Admin({ of: 'webhook', by: 'id' }, { tokens: false })
  @Call('Gives a webhook another secret, shown in this answer alone', WebhookWithSecretResponse)
  async rotateWebhookSecret(
    @Param() { id }: IdParam,
    @Body() { formerHours = USUAL_OVERLAP_HOURS }: RotateSecretRequest,
  ): Promise<WebhookWithSecretResponse> {
    return WebhookWithSecretResponse.of(await this.webhooks.rotate(id, formerHours));
  }

  @Delete(':id')
  @Admin({ of: 'webhook', by: 'id' }, { tokens: false })
  @Call('Takes a webhook away, with its log', SuccessResponse)
  async deleteWebhook(@Param() { id }: IdParam): Promise<SuccessResponse> {
    await this.webhooks.remove(id);
    return { success: true };
  }
}
