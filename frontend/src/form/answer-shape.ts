import { type FormQuestion } from './form.api.ts';

/**
 * How the options of a question stand: below each other, two beside each other, as a scale in one row, or as one whose words need a wide
 * page to stand in a row, and stand below each other on a narrow one.
 */
export type AnswerShape = 'list' | 'pair' | 'scale' | 'steps';

/** What fits beside another one on the smallest phone. */
const longestOfPair = 10;
const longestNumber = 3;
/** Letters, in all columns, of the longest word of a row on the smallest phone, and on a wide page. */
const narrowRow = 24;
const wideRow = 60;

/** Two short options are a pair; what the server calls a scale stands in a row where its words fit. Pure. */
export function shapeOf({
  kind,
  options,
  scale,
}: Pick<FormQuestion, 'kind' | 'options' | 'scale'>): AnswerShape {
  if (kind !== 'single') return 'list';
  if (options.length === 2 && options.every(({ label }) => label.length <= longestOfPair)) return 'pair';
  if (!scale) return 'list';
  const steps = options.filter(({ notApplicable }) => !notApplicable).map(({ label }) => label.split(/\s+/));
  const longest = Math.max(...steps.flat().map((word) => word.length));
  if (longest <= longestNumber || longest * steps.length <= narrowRow) return 'scale';
  return longest * steps.length <= wideRow ? 'steps' : 'list';
}
