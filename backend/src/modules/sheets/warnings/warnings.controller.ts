import { Body, Controller, Get, HttpCode, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { caller } from '../../../platform/http/caller.js';
import { SuccessResponse } from '../../../platform/http/common.dto.js';
import { languageOf } from '../../../platform/http/language.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { DismissWarningRequest, WarningListParams, WarningResponse } from './warnings.dto.js';
import { WarningsService } from './warnings.service.js';

@ApiTags('Questionnaires')
@Controller('admin')
export class WarningsController {
  constructor(private readonly warnings: WarningsService) {}

  @Get('warnings')
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call(
    'What somebody should look after: a sync that fails, columns that do not fit, silence, late results',
    [WarningResponse],
  )
  async list(@Query() _query: WarningListParams, @Req() request: Request): Promise<WarningResponse[]> {
    const { questionnaireId, adminId } = caller();
    const warnings = await this.warnings.list(questionnaireId!, adminId!);
    return warnings.map((warning) => WarningResponse.from(warning, languageOf(request)));
  }

  @Post('warnings/dismiss')
  @HttpCode(200)
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('Keeps a warning away from you until it occurs anew', SuccessResponse, { errors: [404] })
  async dismiss(@Body() { id }: DismissWarningRequest): Promise<SuccessResponse> {
    const { questionnaireId, adminId } = caller();
    await this.warnings.dismiss(questionnaireId!, adminId!, id);
    return { success: true };
  }
}
