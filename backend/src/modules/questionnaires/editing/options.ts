import { BadRequest, Conflict } from '../../../platform/errors/app-error.js';
import { fold } from '../../../platform/text/fold.js';
import type { AnswerOption } from '../answer-option.entity.js';
import { MOST_POINTS } from '../limits.js';
import { areCrossed, bandFault, type Bounds } from '../numbers/number-answer.js';
import { bringsMore, namesOf, optionNamed, pointsOfOptions } from '../options.js';
import type { QuestionFieldValues, QuestionKind } from '../question-fields.js';
import type { Question } from '../question.entity.js';

/** What an option is besides its id; drafts are none of it. */
export type OptionValues = Pick<
  AnswerOption,
  | 'position'
  | 'label'
  | 'aliases'
  | 'points'
  | 'meaning'
  | 'advice'
  | 'leadsTo'
  | 'prepares'
  | 'exclusive'
  | 'notApplicable'
  | 'from'
>;
/** The same as a person edits it: its place is that in the list. */
export type EditedOption = Omit<OptionValues, 'position'> &
  Pick<AnswerOption, 'meaningDraft' | 'adviceDraft'>;

/** A change of an option; without an id it is a new one, what is not given stays. */
export type OptionChange = { id?: number; label: string } & Partial<Omit<EditedOption, 'label'>>;

/** A question's options as a person edits them: all of them in their order, and those that go. */
export interface OptionsChange {
  options: OptionChange[];
  removedOptionIds: number[];
}

/** What a person may change of a question; what is not given stays. */
export type QuestionChange = Partial<
  Pick<Question, 'sectionId' | 'questionText' | 'shownIf' | 'needs'> & QuestionFieldValues & OptionsChange
>;
type Present = EditedOption & { id: number; position: number };

const NEW: Omit<EditedOption, 'label'> = {
  aliases: [],
  points: 0,
  meaning: null,
  advice: null,
  leadsTo: null,
  prepares: false,
  exclusive: false,
  notApplicable: false,
  from: null,
  meaningDraft: null,
  adviceDraft: null,
};

/**
 * The options as they will be, in their order; new ones have no id. A change that does not name every present option is a Conflict:
 * nothing is deleted unseen. A former label goes on being understood; a text that a person writes takes the place of its
 * draft; what led to a deleted option leads to the next better one. Throws BadRequest where one text could name two options
 * (rules: answers), or a step leads to an option that is not there. Pure.
 */
export function optionsAfter(
  present: readonly Present[],
  { options, removedOptionIds }: OptionsChange,
): (EditedOption & { id?: number; position: number })[] {
  const byId = new Map(present.map((option) => [option.id, option]));
  const named = [...options.flatMap(({ id }) => id ?? []), ...removedOptionIds];
  if (named.length !== byId.size || new Set(named).size !== byId.size || named.some((id) => !byId.has(id)))
    throw new Conflict('options_have_changed');
  const after = options.map((given, index) => {
    const before = given.id === undefined ? undefined : byId.get(given.id);
    const values = { ...NEW, ...before, ...defined(given), position: index + 1 };
    const isRenamed = before && fold(before.label) !== fold(given.label);
    const aliases = [...values.aliases, ...(isRenamed ? [before.label] : [])];
    return {
      ...values,
      aliases: distinct(aliases).filter((alias) => fold(alias) !== fold(values.label)),
      meaningDraft: given.meaning == null ? values.meaningDraft : null,
      adviceDraft: given.advice == null ? values.adviceDraft : null,
    };
  });
  refuseDoubled(after);
  const removed = present.filter(({ id }) => removedOptionIds.includes(id));
  return after.map((option) => ({ ...option, leadsTo: targetOf(option, after, removed) }));
}

/** The label that the option which a step leads to has now; null where it is deleted. */
function targetOf(
  { label, leadsTo }: EditedOption,
  options: readonly EditedOption[],
  removed: readonly EditedOption[],
): string | null {
  if (leadsTo === null) return null;
  const target = optionNamed(options, leadsTo);
  if (!target && !optionNamed(removed, leadsTo))
    throw new BadRequest('option_leads_nowhere', { label, target: leadsTo });
  return target?.label ?? null;
}

function refuseDoubled(options: readonly EditedOption[]): void {
  const owner = new Map<string, EditedOption>();
  for (const option of options) owner.set(fold(option.label), option);
  if (owner.size < options.length) {
    const twice = options.find((option) => owner.get(fold(option.label)) !== option)!;
    throw new BadRequest('option_label_twice', { label: twice.label });
  }
  for (const option of options)
    for (const name of namesOf(option)) {
      const other = owner.get(name);
      if (other && other !== option) throw new BadRequest('option_label_twice', { label: name });
      owner.set(name, option);
    }
}

/** A question as a change leaves it. Throws as optionsAfter and checkQuestion. */
export function questionAfter(
  question: { kind: QuestionKind; options: readonly Present[] } & Bounds,
  { options, removedOptionIds = [], ...own }: QuestionChange,
) {
  const changes = options ?? question.options.filter(({ id }) => !removedOptionIds.includes(id));
  const after = optionsAfter(question.options, { options: changes, removedOptionIds });
  checkQuestion({ ...question, ...defined(own), options: after }, own.pointValue);
  return { own, options: after };
}

/** Refuses kinds and points that do not go with the options, and steps that bring no points. */
export function checkQuestion(
  { kind, options, ...bounds }: { kind: QuestionKind; options: readonly EditedOption[] } & Bounds,
  givenPoints: number | undefined,
): void {
  if (kind === 'text' && options.length > 0) throw new BadRequest('options_of_free_text');
  if (kind === 'number') checkNumbers(options, bounds);
  for (const option of options) {
    if (option.notApplicable && option.points > 0)
      throw new BadRequest('option_not_applicable_has_points', { label: option.label });
    const target = option.leadsTo === null ? undefined : optionNamed(options, option.leadsTo);
    if (target && !bringsMore(kind, option, target))
      throw new BadRequest('option_leads_to_no_more', { label: option.label, target: target.label });
  }
  const points = pointsOfOptions({ kind, options });
  if (points === null) return;
  if (points > MOST_POINTS) throw new BadRequest('points_of_options_too_many', { most: MOST_POINTS });
  if (givenPoints !== undefined && givenPoints !== points)
    throw new BadRequest('points_of_options', { points });
}

/** Refuses bounds that leave no number, and bands of which it is not plain which numbers belong to them. */
function checkNumbers(options: readonly EditedOption[], bounds: Bounds): void {
  if (areCrossed(bounds)) throw new BadRequest('number_bounds');
  const fault = bandFault(options);
  if (fault) throw new BadRequest(`band_${fault.code}`, { label: fault.band.label });
}

const distinct = (texts: string[]): string[] =>
  [...new Map(texts.toReversed().map((text) => [fold(text), text])).values()].toReversed();

const defined = <T extends object>(given: T): T =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as T;
