import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { messageOf } from '../../platform/errors/messages.js';
import { caller } from '../../platform/http/caller.js';
import { IdParam } from '../../platform/http/common.dto.js';
import { Admin, Call } from '../../platform/http/route-access.js';
import { ListQuery } from '../evaluations/list/list.query.js';
import { EvaluationResponse } from '../evaluations/evaluations.dto.js';
import { EvaluationsService } from '../evaluations/evaluations.service.js';
import { ApprovalService } from './approval.service.js';
import { wordFinding } from './review.errors.js';
import { ReviewService } from './review.service.js';
import {
  ChecksResponse,
  EditEvaluationRequest,
  ResetStatusRequest,
  RestoreTextRequest,
  VerifyRequest,
} from './review.dto.js';
import { EditingService } from './editing.service.js';
import { WAIVER_REASONS } from './waivers.js';

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
    'Saves texts or the card id; texts that were approved wait for another approval before the client sees them',
    EvaluationResponse,
    { errors: [409] },
  )
  async updateEvaluationTexts(
    @Param() { id }: IdParam,
    @Body() body: EditEvaluationRequest,
  ): Promise<EvaluationResponse> {
    const { generatedTexts: texts, trelloCardId, version } = body;
    await this.editing.save(id, { texts, trelloCardId, version });
    return this.lists.whole(id);
  }

  @Get('checks')
  @Call('What the checks find in the texts', ChecksResponse)
  async getEvaluationChecks(@Param() { id }: IdParam): Promise<ChecksResponse> {
    const findings = await this.review.findings(await this.evaluations.one(id));
    const { language } = caller();
    return {
      findings: findings.map((finding) => wordFinding(finding, language)),
      reasons: WAIVER_REASONS.map((code) => ({ code, text: messageOf(`waiver_${code}`, language) })),
    };
  }

  @Post('verify')
  @Call(
    'Approves the texts and freezes what the client will see; `approval` says whether a person had read them whole',
    EvaluationResponse,
    { errors: [403, 409] },
  )
  async verifyEvaluation(
    @Param() { id }: IdParam,
    @Body() { version, waivers }: VerifyRequest,
  ): Promise<EvaluationResponse> {
    await this.approval.verify(id, version, waivers);
    return this.lists.whole(id);
  }

  @Post('restore-text')
  @Call('Brings back the machine-written text that a person replaced', EvaluationResponse, { errors: [409] })
  async restoreEvaluationText(
    @Param() { id }: IdParam,
    @Body() { field, version }: RestoreTextRequest,
  ): Promise<EvaluationResponse> {
    await this.editing.restore(id, field, version);
    return this.lists.whole(id);
  }

  @Post('reset-status')
  @Call('Resets the status', EvaluationResponse, { errors: [403, 409] })
  async resetEvaluationStatus(
    @Param() { id }: IdParam,
    @Body() { status: target, version, waivers }: ResetStatusRequest,
  ): Promise<EvaluationResponse> {
    await this.approval.resetStatus(id, { target, version, waivers });
    return this.lists.whole(id);
  }
}
