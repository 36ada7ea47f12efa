/** The PDF describes a result by the same sentence. */
export { comparedWithAverage } from '../../../../backend/src/modules/results/page-rules/comparison.ts';

/** What the evaluations of a questionnaire reached on average. */
export interface Average {
  /** 0..100; 0 where there is none to show. */
  mean: number;
  /** How many evaluations it is of. */
  n: number;
}
