import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { caller } from '../http/caller.js';
import { IdParam, QuestionnaireQuery } from '../http/common.dto.js';
import { languageOf } from '../http/language.js';
import { Admin, Call } from '../http/route-access.js';
import { JobResponse } from './jobs.dto.js';
import { Jobs } from './jobs.service.js';

@ApiTags('Jobs')
@Controller('admin/jobs')
export class JobsController {
  constructor(private readonly jobs: Jobs) {}

  @Get()
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('Jobs of a questionnaire: the running ones and those of the last day, newest first', [JobResponse])
  async list(@Query() _query: QuestionnaireQuery, @Req() request: Request): Promise<JobResponse[]> {
    const jobs = await this.jobs.list(caller().questionnaireId!);
    return jobs.map((job) => JobResponse.from(job, languageOf(request)));
  }

  @Get(':id')
  @Admin({ of: 'job', by: 'id' })
  @Call('How a job stands', JobResponse)
  async one(@Param() { id }: IdParam, @Req() request: Request): Promise<JobResponse> {
    return JobResponse.from(await this.jobs.one(id), languageOf(request));
  }
}
