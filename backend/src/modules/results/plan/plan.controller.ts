import { Body, Controller, Get, Header, Param, Put, Req, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { caller } from '../../../platform/http/caller.js';
import { CALENDAR, calendarDownload, namedWorkbookDownload, XLSX } from '../../../platform/http/downloads.js';
import { Call, Public } from '../../../platform/http/route-access.js';
import { LinkParam } from '../public-page/page.dto.js';
import { PlanResponse, PlanStepParam, SavedPlanStepResponse, SavePlanStepRequest } from './plan.dto.js';
import { PlanFilesService } from './plan-files.service.js';
import { PlanService } from './plan.service.js';

/** How the documents show an answer that is a file. */
const File = (type: string) =>
  ApiOkResponse({ content: { [type]: { schema: { type: 'string', format: 'binary' } } } });

@ApiTags('Public')
@Controller('evaluation')
export class PlanController {
  constructor(
    private readonly plans: PlanService,
    private readonly files: PlanFilesService,
  ) {}

  @Get(':hashedUrl/plan')
  @Public()
  @Header('Cache-Control', 'no-store')
  @Call('What the clinic has noted about the steps of its evaluation, by the mailed link', PlanResponse, {
    errors: [403, 404],
  })
  async getPlan(@Param() { hashedUrl }: LinkParam): Promise<PlanResponse> {
    return { steps: await this.plans.read(hashedUrl), kept: isClient() };
  }

  @Put(':hashedUrl/plan/:questionId')
  @Public()
  @Call('Keeps what the clinic notes about a step, unless it was changed meanwhile', SavedPlanStepResponse, {
    errors: [403, 404, 429],
  })
  updatePlanStep(
    @Param() { hashedUrl, questionId }: PlanStepParam,
    @Body() notes: SavePlanStepRequest,
    @Req() request: Request,
  ): Promise<SavedPlanStepResponse> {
    const reader = { ip: request.ip ?? '', isClient: isClient() };
    return this.plans.save(hashedUrl, { ...notes, questionId }, reader);
  }

  @Get(':hashedUrl/plan/calendar')
  @Public()
  @Header('Cache-Control', 'no-store')
  @Call('The started steps that have a day, as a calendar file', null, { errors: [403, 404, 429] })
  @File(CALENDAR)
  async getPlanCalendar(@Param() { hashedUrl }: LinkParam, @Req() request: Request): Promise<StreamableFile> {
    const { bytes, name } = await this.files.calendar(hashedUrl, request.ip ?? '');
    return calendarDownload(bytes, name);
  }

  @Get(':hashedUrl/plan/workbook')
  @Public()
  @Header('Cache-Control', 'no-store')
  @Call('The plan as a workbook: what is worked on now and why, what comes later, what is done', null, {
    errors: [403, 404, 429],
  })
  @File(XLSX)
  async getPlanWorkbook(@Param() { hashedUrl }: LinkParam, @Req() request: Request): Promise<StreamableFile> {
    const { bytes, name } = await this.files.workbook(hashedUrl, request.ip ?? '');
    return namedWorkbookDownload(bytes, name);
  }
}

const isClient = () => caller().adminId === null;
