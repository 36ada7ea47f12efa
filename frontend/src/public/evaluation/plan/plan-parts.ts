/** What is worked on now and why is judged alike by page, files and PDF: this is the server's own code, which imports nothing. */
export {
  canStart,
  planParts,
  type PlanPart,
  reasonsOf,
  type StepReason,
} from '../../../../../backend/src/modules/results/plan/parts/plan-parts.ts';
