import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { messageOf } from '../../platform/errors/app-error.js';
import { caller } from '../../platform/http/caller.js';
import { IdParam } from '../../platform/http/common.dto.js';
import { Admin, Call } from '../../platform/http/route-access.js';
import { ListQuery } from '../evaluations/list/list.query.js';
import { EvaluationResponse } from '../evaluations/evaluations.dto.js';
import { EvaluationsService } from '../evaluations/evaluations.service.js';
import { ApprovalService } from './approval.service.js';
import { ReviewService } from './review.service.js';
import {
  ChecksResponse,
  EditEvaluationRequest,
  ResetStatusRequest,
  RestoreTextRequest,
  VerifyRequest,
} from './review.dto.js';
import { EditingService } from './editing.service.js';

@ApiTags('Evaluations')
@Controller('admin/evaluation/:id')
@Admin({ of: 'evaluation', by: 'id' })
export class ReviewController {
  constructor(
    private readonly editing: EditingService,
    private readonly approval: ApprovalService,
    private readonly evaluations: EvaluationsService,
    private readonly review: ReviewService,
    private readonly lists: ListQuery,
  ) {}

  @Put()
  @Call(
    'Saves texts or the card id; a verified or later evaluation is checked and published anew',
    EvaluationResponse,
    { errors: [409] },
  )
  async save(@Param() { id }: IdParam, @Body() body: EditEvaluationRequest): Promise<EvaluationResponse> {
    const { generatedTexts: texts, trelloCardId, version, waivers } = body;
    await this.editing.save(id, { texts, trelloCardId, version, waivers });
    return this.lists.whole(id);
  }

  @Get('checks')
  @Call('What the checks find in the texts', ChecksResponse)
  async checks(@Param() { id }: IdParam): Promise<ChecksResponse> {
    const findings = await this.review.findings(await this.evaluations.one(id));
    return {
      findings: findings.map((finding) => ({
        ...finding,
        message: messageOf(`check_${finding.rule}`, caller().language),
      })),
    };
  }

  @Post('verify')
  @Call('Verifies the texts and freezes what the client will see', EvaluationResponse, { errors: [409] })
  async verify(@Param() { id }: IdParam, @Body() { waivers }: VerifyRequest): Promise<EvaluationResponse> {
    await this.approval.verify(id, waivers);
    return this.lists.whole(id);
  }

  @Post('restore-text')
  @Call('Brings back the machine-written text that a person replaced', EvaluationResponse, { errors: [409] })
  async restoreText(
    @Param() { id }: IdParam,
    @Body() { field, version }: RestoreTextRequest,
  ): Promise<EvaluationResponse> {
    await this.editing.restore(id, field, version);
    return this.lists.whole(id);
  }

  @Post('reset-status')
  @Call('Resets the status', EvaluationResponse, { errors: [409] })
  async resetStatus(
    @Param() { id }: IdParam,
    @Body() { status }: ResetStatusRequest,
  ): Promise<EvaluationResponse> {
    await this.approval.resetStatus(id, status);
    return this.lists.whole(id);
  }
}
