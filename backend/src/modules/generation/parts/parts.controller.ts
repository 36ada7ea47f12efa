import { Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../platform/http/common.dto.js';
import { Flag, Int, Nested, QueryInt, Text, Uuid } from '../../../platform/http/fields.js';
import { Admin, Call } from '../../../platform/http/route-access.js';
import { LongCall } from '../../../platform/jobs/long-call.js';
import { ListQuery } from '../../evaluations/list/list.query.js';
import { EvaluationResponse } from '../../evaluations/evaluations.dto.js';
import { EvaluationsService } from '../../evaluations/evaluations.service.js';
import { GenerationService } from '../generation.service.js';

class SectionParams {
  @Uuid() id: string;
  @QueryInt({ min: 1 }) sectionId: number;
}

class StrengthParams extends SectionParams {
  @QueryInt({ max: 2 }) index: number;
}

class StrengthResponse {
  @Flag() success: boolean;
  @Text() strength: string;
  @Int() version: number;
}

class SectionTextAnswer {
  @Flag() success: boolean;
  @Nested(() => EvaluationResponse) evaluation: EvaluationResponse;
  @Int() version: number;
}

class SummaryResponse {
  @Flag() success: boolean;
  @Text() summary: string;
  @Int() version: number;
}

class MotivationalResponse {
  @Flag() success: boolean;
  @Text() motivationalMessage: string;
  @Int() version: number;
}

/** One text at a time; each is saved at once. */
@ApiTags('Evaluations')
@Controller('admin/evaluation/:id')
@Admin({ of: 'evaluation', by: 'id' })
export class PartsController {
  constructor(
    private readonly generation: GenerationService,
    private readonly evaluations: EvaluationsService,
    private readonly lists: ListQuery,
  ) {}

  @Post('regenerate-strength/:sectionId/:index')
  @Call('Writes one strength of a section anew', StrengthResponse, {
    long: true,
    errors: [409, 422, 429, 502],
  })
  async regenerateEvaluationStrength(
    @Param() { id, sectionId, index }: StrengthParams,
  ): Promise<LongCall<StrengthResponse>> {
    return this.part(id, `strengths.${sectionId}.${index}`, ({ generatedTexts, version }) => ({
      success: true,
      strength: generatedTexts?.strengths[sectionId]?.[index] ?? '',
      version,
    }));
  }

  @Post('regenerate-section/:sectionId')
  @Call('Writes the text of a section anew', SectionTextAnswer, { long: true, errors: [409, 422, 429, 502] })
  async regenerateEvaluationSection(
    @Param() { id, sectionId }: SectionParams,
  ): Promise<LongCall<SectionTextAnswer>> {
    return this.part(id, `sections.${sectionId}`, async (evaluation) => ({
      success: true,
      evaluation: await this.lists.whole(id),
      version: evaluation.version,
    }));
  }

  @Post('regenerate-summary')
  @Call('Writes the summary anew', SummaryResponse, { long: true, errors: [409, 422, 429, 502] })
  async regenerateEvaluationSummary(@Param() { id }: IdParam): Promise<LongCall<SummaryResponse>> {
    return this.part(id, 'summary', ({ generatedTexts, version }) => ({
      success: true,
      summary: generatedTexts?.summary ?? '',
      version,
    }));
  }

  @Post('regenerate-motivational')
  @Call('Writes the motivational message anew', MotivationalResponse, {
    long: true,
    errors: [409, 422, 429, 502],
  })
  async regenerateEvaluationMotivational(@Param() { id }: IdParam): Promise<LongCall<MotivationalResponse>> {
    return this.part(id, 'motivationalMessage', ({ generatedTexts, version }) => ({
      success: true,
      motivationalMessage: generatedTexts?.motivationalMessage ?? '',
      version,
    }));
  }

  private async part<T>(
    id: string,
    field: string,
    answer: (evaluation: Awaited<ReturnType<EvaluationsService['one']>>) => T | Promise<T>,
  ): Promise<LongCall<T>> {
    const job = await this.generation.regeneratePart(id, field);
    return new LongCall(job, async () => answer(await this.evaluations.one(id)));
  }
}
