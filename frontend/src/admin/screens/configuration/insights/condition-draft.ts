import { type Condition } from '../../../../shared/conditions.ts';

export const groupVerbs = ['all', 'any', 'not-all', 'none'] as const;
export const answerVerbs = ['any', 'none', 'all', 'not-all', 'answered', 'not-answered'] as const;
export const scoreVerbs = ['at-least', 'below'] as const;

export type GroupVerb = (typeof groupVerbs)[number];
export type AnswerVerb = (typeof answerVerbs)[number];
export type ScoreVerb = (typeof scoreVerbs)[number];

/** What a test is about: a question, the result of a section (by id) or the whole result; null while none is chosen. */
export type Subject = Readonly<{ question: number } | { section: number | null }> | null;

/** A test as it is edited: it may be unfinished. What is negated is a word of the verb, not a row of its own. */
export interface TestDraft {
  subject: Subject;
  verb: AnswerVerb | ScoreVerb;
  /** Ids of the answers, where the verb is about answers. */
  options: readonly number[];
  /** As it was typed, where the verb is about a result. */
  percent: string;
}

/** Tests and groups under one verb. */
export interface GroupDraft {
  verb: GroupVerb;
  items: readonly ItemDraft[];
}

export type ItemDraft = TestDraft | GroupDraft;

/** Where an item stands: its index in each group from the outermost on. The outermost group stands at []. */
export type Path = readonly number[];

export const emptyTest: TestDraft = { subject: null, verb: 'any', options: [], percent: '' };
export const emptyGroup: GroupDraft = { verb: 'all', items: [emptyTest] };

/** What keeps a condition from being complete, at its place. */
export interface DraftFault {
  path: Path;
  fault: 'empty' | 'subject' | 'options' | 'percent';
}

/** True for a group, which holds other items. */
export function isGroup(item: ItemDraft): item is GroupDraft {
  return 'items' in item;
}

/** A stored condition as the builder shows it: always in a group, to which more can be added. */
export function draftOf(condition: Condition): GroupDraft {
  const item = itemOf(condition, false);
  return isGroup(item) ? item : { verb: 'all', items: [item] };
}

/** The condition that a draft says; null while it is unfinished. Groups of one item leave no trace. */
export function conditionOf(item: ItemDraft): Condition | null {
  return isGroup(item) ? conditionOfGroup(item) : conditionOfTest(item);
}

/** What is still missing, from the top down. */
export function faultsOf(item: ItemDraft, path: Path = []): DraftFault[] {
  if (!isGroup(item)) {
    const fault = faultOf(item);
    return fault === null ? [] : [{ path, fault }];
  }
  if (item.items.length === 0) return [{ path, fault: 'empty' }];
  return item.items.flatMap((one, index) => faultsOf(one, [...path, index]));
}

/** How many tests there are in all. */
export function countTests(item: ItemDraft): number {
  return isGroup(item) ? item.items.reduce((sum, one) => sum + countTests(one), 0) : 1;
}

/** The draft with an item changed. */
export function changeAt(root: GroupDraft, path: Path, change: (item: ItemDraft) => ItemDraft): GroupDraft {
  const changed = withChange(root, path, change);
  return isGroup(changed) ? changed : root;
}

/** The draft with an item added to the end of a group. */
export function addAt(root: GroupDraft, path: Path, item: ItemDraft): GroupDraft {
  return changeAt(root, path, (group) =>
    isGroup(group) ? { ...group, items: [...group.items, item] } : group,
  );
}

/** The draft without an item, and without the groups that it leaves empty. */
export function removeAt(root: GroupDraft, path: Path): GroupDraft {
  const last = path.at(-1);
  if (last === undefined) return root;
  const parent = path.slice(0, -1);
  const left = changeAt(root, parent, (group) =>
    isGroup(group) ? { ...group, items: group.items.filter((_, index) => index !== last) } : group,
  );
  return parent.length > 0 && isEmptyAt(left, parent) ? removeAt(left, parent) : left;
}

/**
 * A test about something else: the answers of one question mean nothing of another.
 * @param hasAnswers whether the subject is a question with answers to choose from; of free text one can only say that it is there.
 */
export function withSubject(test: TestDraft, subject: Subject, hasAnswers: boolean): TestDraft {
  const isScore = subject !== null && 'section' in subject;
  const wasScore = test.subject !== null && 'section' in test.subject;
  if (isScore && wasScore) return { ...test, subject };
  return { ...emptyTest, subject, verb: isScore ? 'at-least' : hasAnswers ? 'any' : 'answered' };
}

/** The percentage that was typed, with a comma or a point; null for none from 0 to 100. */
export function percentOf(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  const value = Number(text);
  return text !== '' && Number.isFinite(value) && value >= 0 && value <= 100 ? value : null;
}

function withChange(item: ItemDraft, path: Path, change: (item: ItemDraft) => ItemDraft): ItemDraft {
  const [first, ...rest] = path;
  if (first === undefined) return change(item);
  if (!isGroup(item)) return item;
  return {
    ...item,
    items: item.items.map((one, index) => (index === first ? withChange(one, rest, change) : one)),
  };
}

function isEmptyAt(root: GroupDraft, path: Path): boolean {
  const group = path.reduce<ItemDraft | undefined>(
    (item, index) => (item !== undefined && isGroup(item) ? item.items[index] : undefined),
    root,
  );
  return group !== undefined && isGroup(group) && group.items.length === 0;
}

const negatedGroup: Readonly<Record<'all' | 'any', GroupVerb>> = { all: 'not-all', any: 'none' };
const negatedChoice: Readonly<Record<'all' | 'any', AnswerVerb>> = { all: 'not-all', any: 'none' };

function itemOf(condition: Condition, negated: boolean): ItemDraft {
  if ('not' in condition) return itemOf(condition.not, !negated);
  if ('all' in condition) return groupOf('all', condition.all, negated);
  if ('any' in condition) return groupOf('any', condition.any, negated);
  if ('chose' in condition) {
    const { question, chose, options } = condition;
    return { ...emptyTest, subject: { question }, verb: negated ? negatedChoice[chose] : chose, options };
  }
  if ('answered' in condition) {
    const verb = negated ? 'not-answered' : 'answered';
    return { ...emptyTest, subject: { question: condition.question }, verb };
  }
  const isAtLeast = 'atLeast' in condition;
  const percent = isAtLeast ? condition.atLeast : condition.below;
  // Not at least is below, also where there is no result.
  const verb = isAtLeast === negated ? 'below' : 'at-least';
  return { ...emptyTest, subject: { section: condition.section }, verb, percent: String(percent) };
}

function groupOf(join: 'all' | 'any', items: readonly Condition[], negated: boolean): GroupDraft {
  return { verb: negated ? negatedGroup[join] : join, items: items.map((one) => itemOf(one, false)) };
}

function conditionOfGroup({ verb, items }: GroupDraft): Condition | null {
  const conditions = items.map(conditionOf);
  if (conditions.length === 0 || !conditions.every((one) => one !== null)) return null;
  const isNegated = verb === 'not-all' || verb === 'none';
  const [first] = conditions;
  const joined =
    conditions.length === 1 && first !== undefined
      ? first
      : verb === 'all' || verb === 'not-all'
        ? { all: conditions }
        : { any: conditions };
  return isNegated ? negated(joined) : joined;
}

function negated(condition: Condition): Condition {
  return 'not' in condition ? condition.not : { not: condition };
}

function faultOf({ subject, verb, options, percent }: TestDraft): DraftFault['fault'] | null {
  if (subject === null) return 'subject';
  if ('section' in subject) return percentOf(percent) === null ? 'percent' : null;
  return verb !== 'answered' && verb !== 'not-answered' && options.length === 0 ? 'options' : null;
}

function conditionOfTest(test: TestDraft): Condition | null {
  const { subject, verb, percent } = test;
  if (subject === null || faultOf(test) !== null) return null;
  if ('section' in subject) {
    const value = percentOf(percent) ?? 0;
    return verb === 'below'
      ? { section: subject.section, below: value }
      : { section: subject.section, atLeast: value };
  }
  const { question } = subject;
  if (verb === 'answered') return { question, answered: true };
  if (verb === 'not-answered') return { not: { question, answered: true } };
  const chose = verb === 'all' || verb === 'not-all' ? 'all' : 'any';
  const chosen: Condition = { question, chose, options: [...test.options] };
  return verb === 'none' || verb === 'not-all' ? { not: chosen } : chosen;
}
