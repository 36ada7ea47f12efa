import { Flag, QueryInt, Uuid } from './fields.js';

export class IdParam {
  @Uuid() id: string;
}

export class NumberIdParam {
  @QueryInt({ min: 1 }) id: number;
}

/** Calls that act on the session's questionnaire may name another one. */
export class QuestionnaireParams {
  @QueryInt({ min: 1, optional: true, about: "The session's questionnaire if left out." })
  questionnaireId?: number;
}

export class QuestionnaireIdParam {
  @QueryInt({ min: 1 }) questionnaireId: number;
}

export class SuccessResponse {
  @Flag() success: boolean;
}
