import { Controller, Get, HttpCode, Param, Post, Query, Req, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { NotFound } from '../errors/app-error.js';
import { caller } from '../http/caller.js';
import { IdParam, QuestionnaireParams } from '../http/common.dto.js';
import { workbookDownload, XLSX } from '../http/downloads.js';
import { languageOf } from '../http/language.js';
import { Admin, Call } from '../http/route-access.js';
import { makesFile } from './define-queue.js';
import { JobControl } from './job-control.js';
import { JobResponse } from './jobs.dto.js';
import { JobsService } from './jobs.service.js';

@ApiTags('Jobs')
@Controller('admin/jobs')
export class JobsController {
  constructor(
    private readonly jobs: JobsService,
    private readonly control: JobControl,
  ) {}

  @Get()
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('Jobs of a questionnaire: the running ones and those of the last day, newest first', [JobResponse])
  async list(@Query() _query: QuestionnaireParams, @Req() request: Request): Promise<JobResponse[]> {
    const jobs = await this.jobs.list(caller().questionnaireId!);
    return jobs.map((job) => JobResponse.from(job, languageOf(request)));
  }

  @Get(':id')
  @Admin({ of: 'job', by: 'id' })
  @Call('How a job stands', JobResponse)
  async one(@Param() { id }: IdParam, @Req() request: Request): Promise<JobResponse> {
    return JobResponse.from(await this.jobs.one(id), languageOf(request));
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @Admin({ of: 'job', by: 'id' })
  @Call('Stops a job: waiting items are dropped', JobResponse, { errors: [409] })
  async cancel(@Param() { id }: IdParam, @Req() request: Request): Promise<JobResponse> {
    return JobResponse.from(await this.control.cancel(id), languageOf(request));
  }

  @Post(':id/retry')
  @HttpCode(200)
  @Admin({ of: 'job', by: 'id' })
  @Call('Runs the failed items of an ended job again', JobResponse, { errors: [409] })
  async retry(@Param() { id }: IdParam, @Req() request: Request): Promise<JobResponse> {
    return JobResponse.from(await this.control.retry(id), languageOf(request));
  }

  @Get(':id/file')
  @Admin({ of: 'job', by: 'id' })
  @Call('The workbook that a job has made', null)
  @ApiOkResponse({ content: { [XLSX]: { schema: { type: 'string', format: 'binary' } } } })
  async file(@Param() { id }: IdParam): Promise<StreamableFile> {
    const job = await this.jobs.one(id);
    if (job.state !== 'done' || !makesFile(job.kind)) throw new NotFound();
    const { bytes, name } = await this.jobs.fileOf(id);
    return workbookDownload(bytes, name);
  }
}
