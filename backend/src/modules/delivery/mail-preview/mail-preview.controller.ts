import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { caller } from '../../../platform/http/caller.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { MailPreviewParams, MailPreviewResponse } from './mail-preview.dto.js';
import { MailPreviewService } from './mail-preview.service.js';

@ApiTags('Evaluations')
@Controller('admin/mail-preview')
export class MailPreviewController {
  constructor(private readonly previews: MailPreviewService) {}

  @Get()
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('A mail as it would go out now, with an evaluation’s values or made-up ones', MailPreviewResponse)
  getMailPreview(@Query() { kind, language, evaluationId }: MailPreviewParams): Promise<MailPreviewResponse> {
    const { questionnaireId, adminEmail } = caller();
    return this.previews.preview({
      kind,
      language,
      evaluationId,
      questionnaireId: questionnaireId!,
      adminEmail: adminEmail!,
    });
  }
}
