import { Flag, Int } from '../../../platform/http/fields.js';

/** What taking over a form or a workbook does to evaluations that were not sent. */
export class PlannedEffectResponse {
  @Int({ about: 'Their scores are worked out again.' }) rescored: number;
  @Int({ about: 'Of these, texts that no longer fit the scores.' }) staleTexts: number;
  @Int({ about: 'Of these, verified evaluations that go back to generated.' }) verifiedBack: number;
  @Flag({ about: 'false: staleTexts and verifiedBack say how many it can be at most.' }) exact: boolean;
}
