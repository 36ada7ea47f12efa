import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { caller } from '../../platform/http/caller.js';
import { SuccessResponse } from '../../platform/http/common.dto.js';
import { Admin, Call } from '../../platform/http/route-access.js';
import {
  InboxCountResponse,
  InboxFilter,
  InboxResponse,
  MarkInboxRequest,
  ReadInboxRequest,
} from './inbox.dto.js';
import { InboxQuery } from './inbox.query.js';
import { InboxService } from './inbox.service.js';

@ApiTags('Inbox')
@Controller('admin/inbox')
export class InboxController {
  constructor(
    private readonly inbox: InboxQuery,
    private readonly marks: InboxService,
  ) {}

  @Get()
  @Admin('nothing')
  @Call('What has happened to the caller’s questionnaires, newest first', InboxResponse)
  getInbox(@Query() { kind, questionnaireId }: InboxFilter): Promise<InboxResponse> {
    return this.inbox.read(caller().adminId!, { kind, questionnaireId });
  }

  @Get('count')
  @Admin('nothing')
  @Call('How much of it the caller has not done with', InboxCountResponse)
  async getInboxCount(): Promise<InboxCountResponse> {
    return { unread: await this.inbox.unread(caller().adminId!) };
  }

  @Post('mark')
  @HttpCode(200)
  @Admin('nothing')
  @Call('Marks items as done with, or as unread again, for the caller alone', SuccessResponse)
  async createInboxMark(@Body() { items, isDone }: MarkInboxRequest): Promise<SuccessResponse> {
    await this.marks.mark(caller().adminId!, items, isDone);
    return { success: true };
  }

  @Post('read-all')
  @HttpCode(200)
  @Admin('nothing')
  @Call('Marks everything up to a moment as done with, for the caller alone', SuccessResponse)
  async createInboxReadAll(@Body() { until }: ReadInboxRequest): Promise<SuccessResponse> {
    await this.marks.readAll(caller().adminId!, until);
    return { success: true };
  }
}
