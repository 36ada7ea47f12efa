import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../platform/http/common.dto.js';
import { Moment, Text } from '../../../platform/http/fields.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { ConsentService } from './consent.service.js';

class ConsentOfResponse {
  @Text({ about: 'The wording, in the questionnaire’s language.' }) text: string;
  @Moment({ about: 'Since when it has been asked for.' }) since: Date;
  @Moment({ about: 'When it was consented to.' }) consentedAt: Date;
}

@ApiTags('Online form')
@Controller('admin/evaluation/:id/consent')
export class ConsentController {
  constructor(private readonly consents: ConsentService) {}

  @Get()
  @Admin({ of: 'evaluation', by: 'id' })
  @Call('What the clinic consented to in the online form', ConsentOfResponse)
  getConsent(@Param() { id }: IdParam): Promise<ConsentOfResponse> {
    return this.consents.of(id);
  }
}
