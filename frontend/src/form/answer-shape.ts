import { type FormQuestion } from './form.api.ts';

/** How the options of a question stand: below each other, two beside each other, or as a scale in one row. */
export type AnswerShape = 'list' | 'pair' | 'scale';

/** What fits beside another one on the smallest phone. */
const longestOfPair = 10;
const longestOnScale = 3;
const longestScale = 11;

/** Two short options are a pair; numbers that go up or down by one are a scale. Pure. */
export function shapeOf({ kind, options }: Pick<FormQuestion, 'kind' | 'options'>): AnswerShape {
  if (kind !== 'single') return 'list';
  const labels = options.map(({ label }) => label.trim());
  if (labels.length === 2 && labels.every((label) => label.length <= longestOfPair)) return 'pair';
  const numbers = labels.map((label) =>
    /^\d+$/.test(label) && label.length <= longestOnScale ? Number(label) : NaN,
  );
  const step = (numbers[1] ?? 0) - (numbers[0] ?? 0);
  const isScale =
    Math.abs(step) === 1 &&
    numbers.every((number, at) => at === 0 || number - numbers[at - 1]! === step) &&
    labels.length >= 3 &&
    labels.length <= longestScale;
  return isScale ? 'scale' : 'list';
}
