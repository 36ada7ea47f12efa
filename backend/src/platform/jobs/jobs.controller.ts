import { Controller, Get, Param, Post, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { NotFound } from '../errors/app-error.js';
import { caller } from '../http/caller.js';
import { IdParam, QuestionnaireParams } from '../http/common.dto.js';
import { CSV, workbookDownload, XLSX } from '../http/downloads.js';
import { Admin, Call } from '../http/route-access.js';
import { BackgroundWorkResponse } from './background-work.dto.js';
import { BackgroundWorkQuery } from './background-work.query.js';
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
  async listJobs(@Query() _query: QuestionnaireParams): Promise<JobResponse[]> {
    const jobs = await this.jobs.list(caller().questionnaireId!);
    return jobs.map((job) => JobResponse.from(job, caller().language));
  }

  @Get(':id')
  @Admin({ of: 'job', by: 'id' })
  @Call('How a job stands', JobResponse)
  async getJob(@Param() { id }: IdParam): Promise<JobResponse> {
    return JobResponse.from(await this.jobs.one(id), caller().language);
  }

  @Post(':id/cancel')
  @Admin({ of: 'job', by: 'id' })
  @Call('Stops a job: waiting items are dropped', JobResponse, { errors: [409] })
  async cancelJob(@Param() { id }: IdParam): Promise<JobResponse> {
    return JobResponse.from(await this.control.cancel(id), caller().language);
  }

  @Post(':id/retry')
  @Admin({ of: 'job', by: 'id' })
  @Call('Runs the failed items of an ended job again', JobResponse, { errors: [409] })
  async retryJob(@Param() { id }: IdParam): Promise<JobResponse> {
    return JobResponse.from(await this.control.retry(id), caller().language);
  }

  @Get(':id/file')
  @Admin({ of: 'job', by: 'id' })
  @Call('The workbook or table that a job has made', null)
  @ApiOkResponse({
    content: {
      [XLSX]: { schema: { type: 'string', format: 'binary' } },
      [CSV]: { schema: { type: 'string' } },
    },
  })
  async getJobFile(@Param() { id }: IdParam): Promise<StreamableFile> {
    const job = await this.jobs.one(id);
    if (job.state !== 'done' || !makesFile(job.kind)) throw new NotFound();
    const { bytes, name } = await this.jobs.fileOf(id);
    return workbookDownload(bytes, name);
  }
}

@ApiTags('Jobs')
@Controller('admin/background-work')
export class BackgroundWorkController {
  constructor(private readonly query: BackgroundWorkQuery) {}

  @Get()
  @Admin('nothing')
  @Call(
    'How queues, jobs and scheduled tasks stand; the jobs of your questionnaires alone',
    BackgroundWorkResponse,
  )
  async getBackgroundWork(): Promise<BackgroundWorkResponse> {
    return this.query.read(caller().grantedQuestionnaireIds, caller().language);
  }
}
