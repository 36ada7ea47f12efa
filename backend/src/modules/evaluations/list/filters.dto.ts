import { QuestionnaireParams } from '../../../platform/http/common.dto.js';
import { Choice, Text } from '../../../platform/http/fields.js';
import { STATUSES, type Status } from '../status/status.js';

/** What a list of evaluations can be narrowed by; the workbook of results takes the same. */
export class EvaluationFilterParams extends QuestionnaireParams {
  @Text({ optional: true, max: 200, about: 'In name, e-mail and clinic.' }) search?: string;
  @Choice(STATUSES, { optional: true }) status?: Status;
  @Text({ optional: true, max: 200, about: 'In name and clinic.' }) clientName?: string;
  @Text({ optional: true, max: 254 }) clientEmail?: string;
  @Choice(['me'], { optional: true, about: 'me: what you see to.' }) assignee?: 'me';
  @Choice(['undelivered'], { optional: true, about: 'It did not arrive.' }) mail?: 'undelivered';
}

export type Filters = Omit<EvaluationFilterParams, 'questionnaireId'>;
