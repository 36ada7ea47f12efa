import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { caller } from '../../../platform/http/caller.js';
import { SuccessResponse } from '../../../platform/http/common.dto.js';
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
  async list(@Query() _query: WarningListParams): Promise<WarningResponse[]> {
    const { questionnaireId, adminId } = caller();
    const warnings = await this.warnings.list(questionnaireId!, adminId!);
    return warnings.map((warning) => WarningResponse.from(warning, caller().language));
  }

  @Post('warnings/dismiss')
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('Keeps a warning away from you until it occurs anew', SuccessResponse, { errors: [404] })
  async dismiss(@Body() { id }: DismissWarningRequest): Promise<SuccessResponse> {
    const { questionnaireId, adminId } = caller();
    await this.warnings.dismiss(questionnaireId!, adminId!, id);
    return { success: true };
  }
}
