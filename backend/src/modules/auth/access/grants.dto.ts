import { Flag, Int, Moment, QueryInt, Text } from '../../../platform/http/fields.js';

export class GrantRequest {
  @Int({ min: 1 }) adminId: number;
}

export class GrantParams {
  @QueryInt({ min: 1 }) questionnaireId: number;
  @QueryInt({ min: 1 }) adminId: number;
}

export class GrantResponse {
  @Int() id: number;
  @Int() adminId: number;
  @Text() adminEmail: string;
  @Int() questionnaireId: number;
  @Text() questionnaireName: string;
  @Moment() createdAt: Date;
  @Flag({ about: 'False for the last grant of a questionnaire.' }) revocable: boolean;
  @Text({ optional: true, about: 'Why it can not be revoked, and what to do.' }) reason?: string;
}
