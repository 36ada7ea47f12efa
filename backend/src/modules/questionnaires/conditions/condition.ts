/**
 * What must be true of the answers to a questionnaire and of their scores. Ids are row ids; `section: null` means the whole result;
 * percentages are 0 to 100.
 */
export type Condition =
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition }
  /** `any`: one of the options was chosen; `all`: each of them was. */
  | { question: number; chose: 'any' | 'all'; options: number[] }
  /** There is an answer that can be read. */
  | { question: number; answered: true }
  | { section: number | null; atLeast: number }
  | { section: number | null; below: number };

/** A condition that is no group. */
export type Test = Exclude<Condition, { all: unknown } | { any: unknown } | { not: unknown }>;

/** Groups in groups, and tests in all, that a condition may have. */
export const CONDITION_LIMITS = { depth: 5, tests: 30, options: 40 } as const;

/** Whether a value of unknown origin is a condition within its limits. What its ids name is not looked at. Pure. */
export function isCondition(value: unknown): value is Condition {
  return hasShape(value, CONDITION_LIMITS.depth) && testsOf(value).length <= CONDITION_LIMITS.tests;
}

function hasShape(value: unknown, depth: number): value is Condition {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const given = value as Record<string, unknown>;
  const keys = Object.keys(given).sort().join();
  switch (keys) {
    case 'all':
    case 'any': {
      const parts = given[keys];
      return depth > 0 && isList(parts) && parts.every((part) => hasShape(part, depth - 1));
    }
    case 'not':
      return depth > 0 && hasShape(given['not'], depth - 1);
    case 'chose,options,question':
      return (
        isId(given['question']) &&
        (given['chose'] === 'any' || given['chose'] === 'all') &&
        isList(given['options']) &&
        given['options'].length <= CONDITION_LIMITS.options &&
        given['options'].every(isId)
      );
    case 'answered,question':
      return isId(given['question']) && given['answered'] === true;
    case 'atLeast,section':
    case 'below,section': {
      const percent = given['atLeast'] ?? given['below'];
      const isSection = given['section'] === null || isId(given['section']);
      return isSection && typeof percent === 'number' && percent >= 0 && percent <= 100;
    }
    default:
      return false;
  }
}

const isId = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) > 0;
const isList = (value: unknown): value is unknown[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= CONDITION_LIMITS.tests + CONDITION_LIMITS.options;

/** The tests that a condition is made of, in its order. Pure. */
export function testsOf(condition: Condition): Test[] {
  if ('all' in condition) return condition.all.flatMap(testsOf);
  if ('any' in condition) return condition.any.flatMap(testsOf);
  if ('not' in condition) return testsOf(condition.not);
  return [condition];
}

/** The same with each test replaced; null as soon as one has no replacement. Pure. */
export function withTests(condition: Condition, replace: (test: Test) => Test | null): Condition | null {
  const each = (parts: Condition[]): Condition[] | null => {
    const replaced = parts.flatMap((part) => withTests(part, replace) ?? []);
    return replaced.length < parts.length ? null : replaced;
  };
  if ('all' in condition) {
    const all = each(condition.all);
    return all && { all };
  }
  if ('any' in condition) {
    const any = each(condition.any);
    return any && { any };
  }
  if ('not' in condition) {
    const not = withTests(condition.not, replace);
    return not && { not };
  }
  return replace(condition);
}

/** New ids by the old ones; undefined where there is none. */
export interface NewIds {
  question: (id: number) => number | undefined;
  option: (id: number) => number | undefined;
  section: (id: number) => number | undefined;
}

/** The condition with other ids, as a copy of its questionnaire has them; null where something has none there. Pure. */
export function withIds(condition: Condition, ids: NewIds): Condition | null {
  return withTests(condition, (test) => {
    if ('section' in test) {
      const section = test.section === null ? null : ids.section(test.section);
      return section === undefined ? null : { ...test, section };
    }
    const question = ids.question(test.question);
    if (question === undefined) return null;
    if ('answered' in test) return { ...test, question };
    const options = test.options.flatMap((id) => ids.option(id) ?? []);
    return options.length < test.options.length ? null : { ...test, question, options };
  });
}
