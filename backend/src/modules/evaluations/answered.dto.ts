import { Flag, Int, Num } from '../../platform/http/fields.js';

/** How much of an evaluation rests on answers (rules: too few answers). */
export class AnsweredResponse {
  @Int({ about: 'Questions that count and were answered.' }) questions: number;
  @Int({ about: 'Questions that count.' }) of: number;
  @Num({ max: 100, about: 'What the answered ones can bring of all points, in percent.' })
  pointsShare: number;
  @Flag({
    about:
      'false: too little for a result. Then there is no band, comparison, position, tip or product to show, and points and percentages judge nothing.',
  })
  isEnough: boolean;
}
