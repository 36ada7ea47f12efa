import { Choice, Flag, Int, Nested, Text, Uuid } from '../../../platform/http/fields.js';
import { ListOf } from '../../../platform/http/list-fields.js';
import { Day } from '../../../platform/http/query-fields.js';
import { LinkParam } from '../public-page/page.dto.js';
import type { PlanState } from './parts/plan-parts.js';
import { MOST_STEPS, PLAN_STATES, type PlanNotes } from './plan-steps.js';

const LONGEST_NAME = 80;
const STATES =
  '`planned`: started. `later`: put back, and not suggested any more. `open`: nothing was said of it.';

export class PlanStepParam extends LinkParam {
  @Uuid({ about: 'The questionId of one of the page’s tips.' }) questionId: string;
}

export class SavePlanStepRequest implements PlanNotes {
  @Choice(PLAN_STATES, { about: STATES }) state: PlanState;
  @Text({ max: LONGEST_NAME, about: 'Who sees to it.' }) who: string;
  @Day({ nullable: true, about: 'By when.' }) due: string | null;
  @Int({ about: 'The counter of the state that is being changed; 0 where nothing is stored yet.' })
  basis: number;
}

export class PlanStepResponse implements PlanNotes {
  @Uuid() questionId: string;
  @Choice(PLAN_STATES, { about: STATES }) state: PlanState;
  @Text({ max: LONGEST_NAME }) who: string;
  @Day({ nullable: true }) due: string | null;
  @Int({ about: 'How often it was changed.' }) counter: number;
}

export class PlanResponse {
  @ListOf(() => PlanStepResponse, { max: MOST_STEPS, about: 'Those that something is stored of.' })
  steps: PlanStepResponse[];
  @Flag({ about: 'False for a signed-in admin, who is no client: nothing that they change is stored.' })
  kept: boolean;
}

export class SavedPlanStepResponse {
  @Nested(() => PlanStepResponse, { about: 'As it is stored now.' }) step: PlanStepResponse;
  @Flag({ about: 'False: it was changed elsewhere meanwhile, and stayed so.' }) taken: boolean;
}
