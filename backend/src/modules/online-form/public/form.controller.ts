import { Body, Controller, Get, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { SuccessResponse } from '../../../platform/http/common.dto.js';
import { Call, Public } from '../../../platform/http/route-access.js';
import { FormService } from './form.service.js';
import {
  ConfirmAddressRequest,
  ContinueLaterRequest,
  ContinueLaterResponse,
  DraftResponse,
  FormResponse,
  ReadDraftRequest,
  SaveAnswersRequest,
  SavedAnswersResponse,
  SlugParam,
  SubmitRequest,
  SubmittedResponse,
  VisitRequest,
} from './form.dto.js';

@ApiTags('Public')
@Controller('forms/:slug')
@Public({ sameForAll: true })
export class FormController {
  constructor(private readonly forms: FormService) {}

  @Get()
  @Call(
    'An online questionnaire: what it asks and whether it is open; a former slug finds it, too',
    FormResponse,
    {
      errors: [404],
    },
  )
  getForm(@Param() { slug }: SlugParam): Promise<FormResponse> {
    return this.forms.read(slug);
  }

  @Post('visits')
  @Call('Notes that somebody has opened the page; once per visit', SuccessResponse, { errors: [404, 429] })
  async reportFormVisit(
    @Param() { slug }: SlugParam,
    @Body() { source = '', invitation }: VisitRequest,
    @Req() { ip = '' }: Request,
  ): Promise<SuccessResponse> {
    await this.forms.visited(slug, { source, invitation, ip });
    return { success: true };
  }

  @Put('draft/answers')
  @Call('Saves answers as they are given; the same call again changes nothing', SavedAnswersResponse, {
    errors: [404, 409, 429],
  })
  saveFormDraftAnswers(
    @Param() { slug }: SlugParam,
    @Body() request: SaveAnswersRequest,
    @Req() { ip = '' }: Request,
  ): Promise<SavedAnswersResponse> {
    return this.forms.save(slug, request, ip);
  }

  @Post('draft/read')
  @Call('What was saved under a secret; nothing for one that is not known', DraftResponse, {
    errors: [404, 429],
  })
  readFormDraft(
    @Param() { slug }: SlugParam,
    @Body() { draft }: ReadDraftRequest,
    @Req() { ip = '' }: Request,
  ): Promise<DraftResponse> {
    return this.forms.draft(slug, draft, ip);
  }

  @Post('draft/continue-later')
  @Call('Mails a link with which to go on filling in, for 30 days', ContinueLaterResponse, {
    errors: [404, 409, 429],
  })
  async mailFormDraftLink(
    @Param() { slug }: SlugParam,
    @Body() { draft, email }: ContinueLaterRequest,
    @Req() { ip = '' }: Request,
  ): Promise<ContinueLaterResponse> {
    return { mailed: await this.forms.continueLater(slug, draft, email, ip) };
  }

  @Post('draft/submit')
  @Call('Sends the answers in; the same draft again is the same response', SubmittedResponse, {
    errors: [404, 409, 429],
  })
  submitFormDraft(
    @Param() { slug }: SlugParam,
    @Body() request: SubmitRequest,
    @Req() { ip = '' }: Request,
  ): Promise<SubmittedResponse> {
    return this.forms.submit(slug, request, ip);
  }

  @Post('confirm-address')
  @Call('Confirms the address of a response by the link in its receipt', SuccessResponse, {
    errors: [404, 429],
  })
  async confirmFormAddress(
    @Param() _form: SlugParam,
    @Body() { token }: ConfirmAddressRequest,
    @Req() { ip = '' }: Request,
  ): Promise<SuccessResponse> {
    await this.forms.confirmAddress(token, ip);
    return { success: true };
  }
}
