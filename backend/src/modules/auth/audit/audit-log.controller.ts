import { Controller, Get, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { caller } from '../../../platform/http/caller.js';
import { workbookDownload, XLSX } from '../../../platform/http/downloads.js';
import { Paged, tellTotal } from '../../../platform/http/paged.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { JobsService } from '../../../platform/jobs/jobs.service.js';
import { LongCall } from '../../../platform/jobs/long-call.js';
import { AUDIT_FILE, AuditExportService } from './audit-export.service.js';
import { AuditEntryResponse, AuditFilter, AuditLogQueryParams } from './audit-log.dto.js';
import { AuditLogQuery } from './audit-log.query.js';

const USUAL_PAGE = 50;

@ApiTags('Audit log')
@Controller('admin/audit')
export class AuditLogController {
  constructor(
    private readonly query: AuditLogQuery,
    private readonly exports: AuditExportService,
    private readonly jobs: JobsService,
  ) {}

  @Get()
  @Admin('nothing')
  @Call('Who did what when, the newest first: of your questionnaires, and what belongs to none', [
    AuditEntryResponse,
  ])
  @Paged()
  async listAuditEntries(
    @Query() { limit = USUAL_PAGE, offset = 0, ...filter }: AuditLogQueryParams,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AuditEntryResponse[]> {
    const page = await this.query.page(caller().adminId!, filter, limit, offset);
    tellTotal(response, page);
    return page.entries;
  }

  @Get('actions')
  @Admin('nothing')
  @Call('The actions that occur in the log', null)
  @ApiOkResponse({ schema: { type: 'array', items: { type: 'string' } } })
  listAuditActions(): Promise<string[]> {
    return this.query.actions(caller().adminId!);
  }

  @Get('export')
  @Admin('nothing')
  @Call(
    'The newest 100,000 entries of the filter as a workbook; the file of a long export is at the job',
    null,
    {
      long: true,
    },
  )
  @ApiOkResponse({ content: { [XLSX]: { schema: { type: 'string', format: 'binary' } } } })
  async exportAuditEntries(@Query() filter: AuditFilter): Promise<LongCall<StreamableFile>> {
    const job = await this.exports.start({ filter, language: caller().language });
    return new LongCall(job, async () =>
      workbookDownload((await this.jobs.fileOf(job.id)).bytes, AUDIT_FILE),
    );
  }
}
