import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { caller } from '../../platform/http/caller.js';
import { IdParam } from '../../platform/http/common.dto.js';
import { Admin, Call } from '../../platform/http/route-access.js';
import { ProblemResponse } from '../../platform/jobs/jobs.dto.js';
import { LongCall } from '../../platform/jobs/long-call.js';
import { MailCountsResponse, MailCountsService } from '../delivery/mails/mail-counts.service.js';
import { BulkRequest, BulkResponse, FailureResponse } from './bulk.dto.js';
import { BulkService } from './bulk.service.js';

@ApiTags('Evaluations')
@Controller('admin')
export class BulkController {
  constructor(
    private readonly bulk: BulkService,
    private readonly mailCounts: MailCountsService,
  ) {}

  @Post('evaluations/bulk')
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('Generates, verifies or sends selected evaluations', BulkResponse, { long: true, errors: [404, 409] })
  async startBulkStep(@Body() { action, ids, versions }: BulkRequest): Promise<LongCall<BulkResponse>> {
    const job = await this.bulk.start(caller().questionnaireId!, { action, ids, versions });
    return new LongCall(job, async ({ id, done, failed, skipped }) => {
      const mails = action === 'send' ? await this.mailCounts.settled(id) : null;
      return {
        successCount: mails?.accepted ?? done,
        errorCount: failed + (mails?.failed ?? 0),
        skippedCount: skipped,
        mails,
      };
    });
  }

  @Get('jobs/:id/mails')
  @Admin({ of: 'job', by: 'id' })
  @Call('How the mails of a bulk send stand', MailCountsResponse)
  getJobMails(@Param() { id }: IdParam): Promise<MailCountsResponse> {
    return this.mailCounts.ofJob(id);
  }

  @Get('jobs/:id/failures')
  @Admin({ of: 'job', by: 'id' })
  @Call('Which items of a job failed, and why', [FailureResponse])
  async listJobFailures(@Param() { id }: IdParam): Promise<FailureResponse[]> {
    const failures = await this.bulk.failures(id);
    return failures.map((failure) => ({
      ...failure,
      error: ProblemResponse.from(failure.error, caller().language),
    }));
  }
}
