/** Conditions over answers are judged alike by server and browser: this is the server's own code, which imports nothing. */
export {
  type Condition,
  CONDITION_LIMITS,
  isCondition,
  type Test,
  testsOf,
} from '../../../backend/src/modules/questionnaires/conditions/condition.ts';
export { type Answers, holds } from '../../../backend/src/modules/questionnaires/conditions/holds.ts';
export { askedSections } from '../../../backend/src/modules/questionnaires/conditions/asked.ts';
export {
  type ConditionError,
  type Outline,
  parseCondition,
  printCondition,
} from '../../../backend/src/modules/questionnaires/conditions/written.ts';
