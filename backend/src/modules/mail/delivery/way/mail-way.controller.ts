import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Choice } from '../../../../platform/http/fields.js';
import { Admin, Call } from '../../../../platform/http/route-access.js';
import { MAIL_WAYS, type MailWay, MailWayService } from './mail-way.service.js';

class MailWayResponse {
  @Choice(MAIL_WAYS, {
    about:
      'outbox: there is no mail service, so mails are saved in the outbox and not sent; failing: it refuses them now.',
  })
  way: MailWay;
}

@ApiTags('Settings')
@Controller('admin/mail-way')
export class MailWayController {
  constructor(private readonly ways: MailWayService) {}

  @Get()
  @Admin('nothing')
  @Call('Whether mails leave this site', MailWayResponse)
  async getMailWay(): Promise<MailWayResponse> {
    return { way: await this.ways.current() };
  }
}
