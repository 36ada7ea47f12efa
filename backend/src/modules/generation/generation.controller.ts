import { Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { caller } from '../../platform/http/caller.js';
import { IdParam } from '../../platform/http/common.dto.js';
import { Admin, Call } from '../../platform/http/route-access.js';
import type { Job } from '../../platform/jobs/job.entity.js';
import { LongCall } from '../../platform/jobs/long-call.js';
import { ListQuery } from '../evaluations/list/list.query.js';
import { EvaluationResponse, RegenerateAllResponse } from '../evaluations/evaluations.dto.js';
import { GenerationService } from './generation.service.js';

@ApiTags('Evaluations')
@Controller('admin')
export class GenerationController {
  constructor(
    private readonly generation: GenerationService,
    private readonly lists: ListQuery,
  ) {}

  @Post('evaluation/:id/regenerate')
  @Admin({ of: 'evaluation', by: 'id' })
  @Call('Writes all texts of an evaluation anew', EvaluationResponse, { long: true, errors: [429, 502] })
  async regenerateEvaluation(@Param() { id }: IdParam): Promise<LongCall<EvaluationResponse>> {
    const job = await this.generation.regenerate(id);
    return new LongCall(job, () => this.lists.whole(id));
  }

  @Post('regenerate-all-evaluations')
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call(
    'Writes the texts of all evaluations that have not been sent; joins a running one',
    RegenerateAllResponse,
    { long: true, errors: [409] },
  )
  async regenerateAllEvaluations(): Promise<LongCall<RegenerateAllResponse>> {
    return inCounts(await this.generation.regenerateAll(caller().questionnaireId!));
  }

  @Post('generate-pending-evaluations')
  @Admin({ of: 'questionnaire', by: 'current' })
  @Call('Writes the texts of all evaluations that have none; joins a running one', RegenerateAllResponse, {
    long: true,
    errors: [409],
  })
  async generatePendingEvaluations(): Promise<LongCall<RegenerateAllResponse>> {
    return inCounts(await this.generation.generatePending(caller().questionnaireId!));
  }
}

const inCounts = (job: Job) =>
  new LongCall<RegenerateAllResponse>(job, ({ done, failed, skipped }) => ({
    successCount: done,
    errorCount: failed,
    skippedCount: skipped,
  }));
