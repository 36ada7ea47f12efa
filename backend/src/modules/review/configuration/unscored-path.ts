import { testsOf } from '../../questionnaires/conditions/condition.js';
import { hiddenFinder } from '../../questionnaires/conditions/shown.js';
import { countingQuestions, countingSections } from '../../questionnaires/points.js';
import type { ScoredOption, ScoredQuestion, ScoredSection } from '../../scoring/scoring.types.js';

/** Answers that leave a respondent without any scored question. */
export interface UnscoredPath {
  /** A section or question that counts and is hidden by its condition; null where the answers themselves take all out of the score. */
  hidden: ScoredSection | ScoredQuestion | null;
  answers: { question: ScoredQuestion; options: readonly ScoredOption[] }[];
}

/** With more ways to answer what conditions name nothing is searched. */
const MOST_PATHS = 500;

/**
 * Whether some answers to the questions that conditions name leave nothing to score, as the rest is hidden or does not apply; null
 * where none do. Pure (rules: completeness).
 */
export function unscoredPathOf(sections: readonly ScoredSection[]): UnscoredPath | null {
  const find = hiddenFinder(sections);
  const counting = countingSections(sections).flatMap(countingQuestions);
  if (find === null || counting.length === 0) return null;
  const named = namedQuestions(sections);
  const choices = named.map(choicesOf);
  if (choices.reduce((product, { length }) => product * length, 1) > MOST_PATHS) return null;
  for (const path of pathsThrough(choices)) {
    const given = new Map(named.map(({ id }, at) => [id, path[at]!]));
    const hidden = find({
      chosen: (id) => given.get(id)?.map((option) => option.id) ?? null,
      isAnswered: (id) => given.has(id),
    });
    const applies = ({ id }: ScoredQuestion) => !given.get(id)?.some(({ notApplicable }) => notApplicable);
    if (counting.some((question) => !hidden.has(question.id) && applies(question))) continue;
    const answers = named
      .filter(({ id }) => !hidden.has(id))
      .map((question) => ({ question, options: given.get(question.id)! }));
    return { hidden: firstHidden(sections, hidden), answers };
  }
  return null;
}

function namedQuestions(sections: readonly ScoredSection[]): ScoredQuestion[] {
  const conditions = sections.flatMap((section) =>
    [section, ...section.questions].flatMap(({ shownIf }) => shownIf ?? []),
  );
  const ids = new Set(
    conditions.flatMap(testsOf).flatMap((test) => ('question' in test ? test.question : [])),
  );
  return sections.flatMap(({ questions }) => questions).filter(({ id }) => ids.has(id));
}

/** What may be answered: one option, where several may be chosen all that can stand together, too; without options anything. */
function choicesOf({ kind, options }: ScoredQuestion): ScoredOption[][] {
  if (options.length === 0) return [[]];
  const together = options.filter(({ exclusive, notApplicable }) => !exclusive && !notApplicable);
  const all = kind === 'multiple' && together.length > 1 ? [together] : [];
  return [...options.map((option) => [option]), ...all];
}

function pathsThrough([first, ...others]: readonly ScoredOption[][][]): ScoredOption[][][] {
  if (first === undefined) return [[]];
  const rest = pathsThrough(others);
  return first.flatMap((choice) => rest.map((path) => [choice, ...path]));
}

/** The first part with a condition of its own that takes something that counts out of the form. */
function firstHidden(
  sections: readonly ScoredSection[],
  hidden: ReadonlySet<number>,
): ScoredSection | ScoredQuestion | null {
  for (const section of countingSections(sections)) {
    const gone = countingQuestions(section).filter(({ id }) => hidden.has(id));
    if (section.shownIf && gone.length > 0 && section.questions.every(({ id }) => hidden.has(id)))
      return section;
    const [question] = gone.filter(({ shownIf }) => shownIf);
    if (question) return question;
  }
  return null;
}
