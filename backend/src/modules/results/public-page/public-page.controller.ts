import { Body, Controller, Get, Header, Param, Post, Req, Res } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { caller } from '../../../platform/http/caller.js';
import { SuccessResponse } from '../../../platform/http/common.dto.js';
import { Admin, Call, Public } from '../../../platform/http/route-access.js';
import type { Dictionary } from '../../ui-texts/ui-texts.service.js';
import { EvaluationLinkParam, LinkParam, PAGE_MODELS, PageEventRequest, PageResponse } from './page.dto.js';
import { SharedPageResponse } from '../sharing/shared-page.dto.js';
import { PublicPageService } from './public-page.service.js';
import { PublishedPagesService } from './published-pages.service.js';

@ApiTags('Public')
@ApiExtraModels(...PAGE_MODELS, SharedPageResponse)
@Controller('evaluation')
export class PublicPageController {
  constructor(
    private readonly published: PublishedPagesService,
    private readonly pages: PublicPageService,
  ) {}

  @Get(':hashedUrl')
  @Public({ sameForAll: true })
  @Header('Cache-Control', 'private, no-cache')
  @ApiResponse({ status: 304, description: 'The caller has this version: If-None-Match names its ETag' })
  @Call('What a link shows: the owner’s page, or of a shared one what may be shared', null, {
    errors: [404, 410],
  })
  @ApiOkResponse({
    schema: { oneOf: [{ $ref: getSchemaPath(PageResponse) }, { $ref: getSchemaPath(SharedPageResponse) }] },
  })
  async getPage(@Param() { hashedUrl }: LinkParam, @Res() response: Response): Promise<void> {
    const { json, etag } = await this.published.answer(hashedUrl);
    // Express answers 304 where the caller names this tag.
    response.type('json').setHeader('ETag', etag).send(json);
  }

  @Get(':hashedUrl/texts')
  @Public()
  @Header('Cache-Control', 'private, no-cache')
  @Call('Texts laid over the built-in ones of an evaluation’s page, in its language: key to text', null, {
    errors: [404, 410],
  })
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: { type: 'string' } } })
  getPageTexts(@Param() { hashedUrl }: LinkParam): Promise<Dictionary> {
    return this.pages.texts(hashedUrl);
  }

  @Post(':hashedUrl/events')
  @Public()
  @Call('Notes that a person used the page; ignored for signed-in admins', SuccessResponse, {
    errors: [404, 410],
  })
  async reportPageUse(
    @Param() { hashedUrl }: LinkParam,
    @Body() { type }: PageEventRequest,
    @Req() request: Request,
  ): Promise<SuccessResponse> {
    if (caller().adminId === null) await this.pages.record(hashedUrl, type, request.ip ?? '');
    return { success: true };
  }
}

/** The same page for admins, before it is published. */
@ApiTags('Evaluations')
@Controller('admin/evaluation/:id/preview')
export class PagePreviewController {
  constructor(private readonly pages: PublicPageService) {}

  @Get()
  @Admin({ of: 'evaluation-link', by: 'id' })
  @Call('The client’s page as it would be published now; by id or by link', PageResponse)
  getEvaluationPreview(@Param() { id }: EvaluationLinkParam): Promise<PageResponse> {
    return this.pages.preview(id);
  }
}
