import { Int, QueryInt } from '../../../platform/http/fields.js';

export class RetentionImpactParams {
  @QueryInt({ min: 1, max: 240, about: 'What `retention_months` would say.' }) months: number;
}

export class RetentionImpactResponse {
  @Int({
    about: 'Evaluations of all questionnaires that the next night would leave without names and answers.',
  })
  evaluations: number;
}
