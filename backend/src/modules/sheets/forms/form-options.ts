import { fold } from '../../../platform/text/fold.js';
import type { ScoredOption } from '../../scoring/scoring.types.js';
import { MOST_ALIASES, MOST_OPTIONS } from '../../questionnaires/limits.js';
import { namesOf } from '../../questionnaires/options.js';
import type { ConfiguredOption, ConfiguredQuestion } from '../configuration/configuration-rows.js';
import { byPosition } from '../configuration/plan-differences.js';
import { type FormNote, type FormQuestion, noteOf } from './form.js';
import type { LinkedQuestion } from './form-matches.js';

/** What a form says of the options of one question, with the notes for its report. */
export interface FormOptions {
  rows: ConfiguredOption[];
  renamed: { questionText: string; from: string; to: string }[];
  /** Options that the form does not have; they stay. */
  missing: { id: number; questionText: string; label: string }[];
  notes: FormNote[];
}

const NONE: FormOptions = { rows: [], renamed: [], missing: [], notes: [] };

/**
 * Compares the options of a form's question with those that are here (rules: google forms): the same by folded label, else by
 * another text that one here is known by, else by place, where neither the form's option nor the one here is any other. Labels
 * and order are the form's; everything else stays as it is. A form without options says nothing of them.
 */
export function planFormOptions(
  question: FormQuestion,
  known: LinkedQuestion | undefined,
  { row, questionId, section, questionText }: ConfiguredQuestion,
): FormOptions {
  if (question.options.length === 0) return NONE;
  const here = byPosition(known?.options ?? []);
  const matches = matchOptions(question.options, here);
  const total = here.length + [...matches.values()].filter((match) => match === undefined).length;
  if (total > MOST_OPTIONS) {
    const params = { question: questionText, limit: MOST_OPTIONS };
    return { ...NONE, notes: [noteOf('form_options_too_many', params)] };
  }
  const labels = new Map([...matches.keys()].map((label) => [fold(label), matches.get(label)]));
  const rows = [...matches].map(([label, match]) => ({
    row,
    questionId,
    section,
    questionText,
    label,
    // A text that is the label of another option of the form means that one.
    aliases: aliasesOf(label, match).filter(
      (alias) => !labels.has(fold(alias)) || labels.get(fold(alias)) === match,
    ),
  }));
  const found = new Set(matches.values());
  return {
    rows,
    renamed: [...matches].flatMap(([to, match]) =>
      match && fold(match.label) !== fold(to) ? [{ questionText, from: match.label, to }] : [],
    ),
    missing: here.flatMap((option) =>
      found.has(option) ? [] : [{ id: option.id, questionText, label: option.label }],
    ),
    notes: [],
  };
}

/** The option here that each label of the form means, in the form's order. */
function matchOptions(labels: string[], here: ScoredOption[]): Map<string, ScoredOption | undefined> {
  const free = new Set(here);
  const found = new Map<string, ScoredOption>();
  const pair = (matchOf: (label: string, place: number) => ScoredOption | undefined) => {
    for (const [place, label] of labels.entries()) {
      const match = found.has(label) ? undefined : matchOf(label, place);
      if (!match || !free.has(match)) continue;
      found.set(label, match);
      free.delete(match);
    }
  };
  pair((label) => here.find((option) => fold(option.label) === fold(label)));
  pair((label) => here.find((option) => free.has(option) && namesOf(option).includes(fold(label))));
  pair((_label, place) => here[place]);
  return new Map(labels.map((label) => [label, found.get(label)]));
}

/** A former label goes on being understood. */
function aliasesOf(label: string, match: ScoredOption | undefined): string[] {
  if (!match) return [];
  const isRenamed = fold(match.label) !== fold(label);
  const others = match.aliases.filter((alias) => fold(alias) !== fold(label));
  return isRenamed ? [...others, match.label].slice(-MOST_ALIASES) : match.aliases;
}
