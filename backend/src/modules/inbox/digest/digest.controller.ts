import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { caller } from '../../../platform/http/caller.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { DigestRequest, DigestResponse } from './digest.dto.js';
import { DigestService } from './digest.service.js';

@ApiTags('Own account')
@Controller('admin/inbox/digest')
export class DigestController {
  constructor(private readonly digests: DigestService) {}

  @Get()
  @Admin('nothing', { tokens: false })
  @Call('Whether you get what waits in your inbox by mail, and when', DigestResponse)
  getInboxDigest(): Promise<DigestResponse> {
    return this.digests.choiceOf(caller().adminId!);
  }

  @Put()
  @Admin('nothing', { tokens: false })
  @Call('Turns the daily mail about your inbox on or off, for you alone', DigestResponse)
  async updateInboxDigest(@Body() { isWanted, language }: DigestRequest): Promise<DigestResponse> {
    const { adminId, language: spoken } = caller();
    await this.digests.choose(adminId!, isWanted, language ?? spoken);
    return this.digests.choiceOf(adminId!);
  }
}
