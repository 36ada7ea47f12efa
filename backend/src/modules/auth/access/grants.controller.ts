import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { messageOf } from '../../../platform/errors/messages.js';
import { caller } from '../../../platform/http/caller.js';
import { QuestionnaireIdParam, SuccessResponse } from '../../../platform/http/common.dto.js';
import { Flag, Int, Moment, QueryInt, Text } from '../../../platform/http/fields.js';
import type { Language } from '../../../platform/http/languages.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { GrantsService, type NamedGrant } from './grants.service.js';

class GrantRequest {
  @Int({ min: 1 }) adminId: number;
}

class GrantParams {
  @QueryInt({ min: 1 }) questionnaireId: number;
  @QueryInt({ min: 1 }) adminId: number;
}

class GrantResponse {
  @Int() id: number;
  @Int() adminId: number;
  @Text() adminEmail: string;
  @Int() questionnaireId: number;
  @Text() questionnaireName: string;
  @Moment() createdAt: Date;
  @Flag({ about: 'False for the last grant of a questionnaire.' }) revocable: boolean;
  @Text({ optional: true, about: 'Why it can not be revoked, and what to do.' }) reason?: string;
}

@ApiTags('Access')
@Controller('admin')
export class GrantsController {
  constructor(private readonly grants: GrantsService) {}

  @Get('questionnaire-access')
  @Admin('nothing', { tokens: false })
  @Call('Who may manage the questionnaires that you may manage', [GrantResponse])
  async listAccess(): Promise<GrantResponse[]> {
    const grants = await this.grants.list(caller().adminId!);
    return grants.map((grant) => withReason(grant, caller().language));
  }

  @Post('questionnaire/:questionnaireId/access')
  @Admin({ of: 'questionnaire', by: 'questionnaireId' }, { tokens: false })
  @Call('Lets an admin manage a questionnaire', GrantResponse, { status: 201, errors: [409] })
  async grantAccess(
    @Param() { questionnaireId }: QuestionnaireIdParam,
    @Body() { adminId }: GrantRequest,
  ): Promise<GrantResponse> {
    return withReason(await this.grants.grant(questionnaireId, adminId), caller().language);
  }

  @Delete('questionnaire/:questionnaireId/access/:adminId')
  @Admin({ of: 'questionnaire', by: 'questionnaireId' }, { tokens: false })
  @Call('Takes a questionnaire from an admin; it counts with their next call', SuccessResponse, {
    errors: [409],
  })
  async revokeAccess(@Param() { questionnaireId, adminId }: GrantParams): Promise<SuccessResponse> {
    await this.grants.revoke(questionnaireId, adminId);
    return { success: true };
  }
}

const withReason = (grant: NamedGrant, language: Language): GrantResponse =>
  grant.revocable ? grant : { ...grant, reason: messageOf('grant_last', language) };
