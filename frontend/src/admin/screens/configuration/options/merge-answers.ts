import { answersOf, type Answer, type Answers, type EditedAnswers } from './answers.ts';
import { type Question } from '../configuration.api.ts';

const fields = [
  'label',
  'points',
  'exclusive',
  'notApplicable',
  'meaning',
  'advice',
  'leadsTo',
  'prepares',
  'from',
  'aliases',
] as const;

/**
 * Edited answers on top of what is stored now. What the person has changed stays, everything else is as it is stored;
 * answers that somebody else has added come in, and those that somebody else has deleted become new ones. `collides`
 * says that both have changed the same: then the person has to see it before it is saved.
 */
export function mergeAnswers(
  edited: EditedAnswers,
  stored: Pick<Question, 'kind' | 'options'>,
): { answers: EditedAnswers; collides: boolean } {
  const { from: base } = edited;
  const now = answersOf(stored);
  const [before, present] = [byKey(base.options), byKey(now.options)];
  const added = now.options.filter(({ key }) => !before.has(key));
  const deleted = base.options.filter(({ key }) => !present.has(key));
  let collides = added.length > 0 || deleted.length > 0;
  const gone = new Set(deleted.map(({ key }) => key));
  const nowKey = (key: string) => (gone.has(key) ? `new-${key}` : key);
  const here = edited.options.map((option) => ({ ...option, leadsTo: nowKey(option.leadsTo) }));
  const merged = here.map((option): Answer => {
    const [was, is] = [before.get(option.key), present.get(option.key)];
    if (was === undefined) return option;
    if (is === undefined) {
      const { id: _gone, ...rest } = option;
      return { ...rest, key: nowKey(option.key) };
    }
    const own = fields.filter((field) => option[field] !== was[field]);
    if (own.some((field) => is[field] !== was[field] && is[field] !== option[field])) collides = true;
    return { ...option, ...is, ...Object.fromEntries(own.map((field) => [field, option[field]])) };
  });
  const isArrangedHere = !isSameOrder(base.options, edited.options);
  if (isArrangedHere && !isSameOrder(base.options, now.options)) collides = true;
  const order = isArrangedHere ? woven(merged, added) : arrangedAs(now, merged, added);
  const isOwnKind = edited.kind !== base.kind;
  if (isOwnKind && now.kind !== base.kind && now.kind !== edited.kind) collides = true;
  return {
    answers: { kind: isOwnKind ? edited.kind : now.kind, options: order, from: now },
    collides,
  };
}

/** In the stored order; new ones behind the one that they stand behind here. */
function arrangedAs(now: Answers, merged: readonly Answer[], added: readonly Answer[]): readonly Answer[] {
  const own = byKey([...merged, ...added]);
  const stored = now.options.flatMap(({ key }) => own.get(key) ?? []);
  const placed = new Set(stored);
  return merged.reduce<readonly Answer[]>(
    (list, option, index) => (placed.has(option) ? list : behind(list, merged[index - 1], option)),
    stored,
  );
}

function woven(merged: readonly Answer[], added: readonly Answer[]): readonly Answer[] {
  return [...merged, ...added];
}

function behind(list: readonly Answer[], previous: Answer | undefined, option: Answer): readonly Answer[] {
  const at = previous === undefined ? 0 : list.indexOf(previous) + 1;
  return [...list.slice(0, at), option, ...list.slice(at)];
}

function byKey(options: readonly Answer[]): Map<string, Answer> {
  return new Map(options.map((option) => [option.key, option]));
}

/** Whether those that are in both stand in the same order. */
function isSameOrder(one: readonly Answer[], other: readonly Answer[]): boolean {
  const [first, second] = [byKey(one), byKey(other)];
  const common = (list: readonly Answer[], others: Map<string, Answer>) =>
    list.flatMap(({ key }) => (others.has(key) ? key : [])).join();
  return common(one, second) === common(other, first);
}
