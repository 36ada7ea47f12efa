import { Body, Controller, Delete, Get, Param, Post, Query, Res, UploadedFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { NotFound } from '../../../platform/errors/app-error.js';
import { caller } from '../../../platform/http/caller.js';
import { IdParam, QuestionnaireParams, SuccessResponse } from '../../../platform/http/common.dto.js';
import { Paged, tellTotal } from '../../../platform/http/paged.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { OneFile } from '../../../platform/http/uploads.js';
import { nameOf } from '../../../platform/workbooks/cell-text.js';
import { MailWayService } from '../../mail/delivery/way/mail-way.service.js';
import { InvitationActionsService } from './invitation-actions.service.js';
import {
  InvitationListParams,
  InvitationResponse,
  InvitationSummaryResponse,
  InvitedResponse,
  InviteRequest,
  UploadParams,
} from './invitations.dto.js';
import { InvitationsQuery } from './invitations.query.js';
import type { ListedClinic } from './invitation.types.js';
import { InvitingService } from './inviting.service.js';
import { readListInThread, uploadedList } from './read-list-in-thread.js';

const USUAL_PAGE = 50;

@ApiTags('Online form')
@Controller('admin/invitations')
export class InvitationsController {
  constructor(
    private readonly inviting: InvitingService,
    private readonly query: InvitationsQuery,
    private readonly actions: InvitationActionsService,
    private readonly mailWay: MailWayService,
  ) {}

  @Get()
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('Whom the questionnaire has invited and how far they have come, the newest first', [
    InvitationResponse,
  ])
  @Paged()
  async listInvitations(
    @Query() { limit = USUAL_PAGE, offset = 0, questionnaireId: _id, ...filter }: InvitationListParams,
    @Res({ passthrough: true }) response: Response,
  ): Promise<InvitationResponse[]> {
    const { rows, total } = await this.query.page(caller().questionnaireId!, filter, limit, offset);
    tellTotal(response, { total, isCapped: false });
    return rows.map((row) => InvitationResponse.from(row, caller().language));
  }

  @Get('summary')
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('How many invitations stand where, and whether more can be sent', InvitationSummaryResponse)
  async getInvitationSummary(@Query() _query: QuestionnaireParams): Promise<InvitationSummaryResponse> {
    const questionnaireId = caller().questionnaireId!;
    return {
      counts: await this.query.counts(questionnaireId),
      mailWay: await this.mailWay.current(),
      formState: await this.inviting.formState(questionnaireId),
    };
  }

  @Post()
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('Invites clinics by mail, and answers what became of each', InvitedResponse, { errors: [409] })
  async inviteClinics(@Body() { invitations, dryRun = false }: InviteRequest): Promise<InvitedResponse> {
    const clinics = invitations.map(({ clientName = '', clinicName = '', clientEmail }, index) => ({
      row: index + 1,
      clientName: nameOf(clientName),
      clinicName: nameOf(clinicName),
      clientEmail,
    }));
    return this.answer(clinics, dryRun);
  }

  @Post('upload')
  @OneFile()
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('Invites the clinics of a workbook or of a text with separators', InvitedResponse, {
    errors: [409, 413],
  })
  async inviteClinicsOfFile(
    @UploadedFile() file: Express.Multer.File | undefined,
    @Query() { dryRun = false }: UploadParams,
  ): Promise<InvitedResponse> {
    return this.answer(await readListInThread(uploadedList(file)), dryRun);
  }

  @Post(':id/send-again')
  @Admin({ of: 'invitation', by: 'id' })
  @Call('Has the mail of an invitation sent once more', InvitationResponse, { errors: [409, 429] })
  async sendInvitationAgain(@Param() { id }: IdParam): Promise<InvitationResponse> {
    await this.actions.sendAgain(id);
    const row = await this.query.one(id);
    if (!row) throw new NotFound();
    return InvitationResponse.from(row, caller().language);
  }

  @Delete(':id')
  @Admin({ of: 'invitation', by: 'id' })
  @Call('Takes an invitation back: its link no longer works; what was filled in stays', SuccessResponse)
  async withdrawInvitation(@Param() { id }: IdParam): Promise<SuccessResponse> {
    await this.actions.withdraw(id);
    return { success: true };
  }

  private async answer(clinics: ListedClinic[], dryRun: boolean): Promise<InvitedResponse> {
    const invited = await this.inviting.invite(caller().questionnaireId!, clinics, { dryRun });
    return InvitedResponse.from(invited, caller().language);
  }
}
