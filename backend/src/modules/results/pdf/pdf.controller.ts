import { Controller, Get, Header, Param, Req, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { IdParam } from '../../../platform/http/common.dto.js';
import { PDF, pdfDownload } from '../../../platform/http/downloads.js';
import { Admin, Call, Public } from '../../../platform/http/route-access.js';
import { LinkParam } from '../public-page/page.dto.js';
import { PdfService } from './pdf.service.js';

/** How the documents show an answer that is a PDF. */
const Pdf = () => ApiOkResponse({ content: { [PDF]: { schema: { type: 'string', format: 'binary' } } } });

@Controller()
export class PdfController {
  constructor(private readonly pdfs: PdfService) {}

  @Get('evaluation/:hashedUrl/pdf')
  @ApiTags('Public')
  @Public()
  @Header('Cache-Control', 'private, no-cache')
  @Call('The page of an evaluation as a PDF, by its mailed link', null, { errors: [403, 404, 429, 503] })
  @Pdf()
  async getPagePdf(@Param() { hashedUrl }: LinkParam, @Req() request: Request): Promise<StreamableFile> {
    return pdfDownload(await this.pdfs.ofLink(hashedUrl, request.ip ?? ''));
  }

  @Get('admin/evaluation/:id/pdf')
  @ApiTags('Evaluations')
  @Admin({ of: 'evaluation', by: 'id' })
  @Header('Cache-Control', 'no-store')
  @Call('The PDF as it would be published now', null, { errors: [503] })
  @Pdf()
  async getEvaluationPdf(@Param() { id }: IdParam): Promise<StreamableFile> {
    return pdfDownload(await this.pdfs.preview(id));
  }
}
