import { Flag, Int, Nested, QueryInt, Text, Uuid } from '../../../platform/http/fields.js';
import { EvaluationResponse } from '../../evaluations/evaluations.dto.js';

export class SectionParams {
  @Uuid() id: string;
  @QueryInt({ min: 1 }) sectionId: number;
}

export class StrengthParams extends SectionParams {
  @QueryInt({ max: 2 }) index: number;
}

export class StrengthResponse {
  @Flag() success: boolean;
  @Text() strength: string;
  @Int() version: number;
}

export class SectionTextAnswer {
  @Flag() success: boolean;
  @Nested(() => EvaluationResponse) evaluation: EvaluationResponse;
  @Int() version: number;
}

export class SummaryResponse {
  @Flag() success: boolean;
  @Text() summary: string;
  @Int() version: number;
}

export class MotivationalResponse {
  @Flag() success: boolean;
  @Text() motivationalMessage: string;
  @Int() version: number;
}
