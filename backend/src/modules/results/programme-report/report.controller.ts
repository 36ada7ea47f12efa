import { Controller, Get, Header, Param, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { caller } from '../../../platform/http/caller.js';
import { QuestionnaireIdParam } from '../../../platform/http/common.dto.js';
import { DOCX, documentDownload, PDF, pdfDownload } from '../../../platform/http/downloads.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { ProgrammeReportParams } from './report.dto.js';
import { ProgrammeReportService } from './report.service.js';

const file = { schema: { type: 'string', format: 'binary' } };

@ApiTags('Analytics')
@Controller('admin')
export class ProgrammeReportController {
  constructor(private readonly reports: ProgrammeReportService) {}

  @Get('analytics/:questionnaireId/report')
  @Admin({ of: 'questionnaire', by: 'current' })
  @Header('Cache-Control', 'no-store')
  @Call('What a programme shows its sponsor of a period: a PDF or a document of Word, without names', null, {
    errors: [429, 503],
  })
  @ApiOkResponse({ content: { [PDF]: file, [DOCX]: file } })
  async getProgrammeReport(
    @Param() _param: Partial<QuestionnaireIdParam>,
    @Query() { format, language = 'hu', from, to }: ProgrammeReportParams,
  ): Promise<StreamableFile> {
    const made = await this.reports.make(caller().questionnaireId!, { format, language, days: { from, to } });
    return format === 'pdf' ? pdfDownload(made) : documentDownload(made);
  }
}
