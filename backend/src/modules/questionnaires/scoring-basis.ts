import { fold } from '../../platform/text/fold.js';
import { isScoredByOptions, namesOf, type OptionNames, type OptionPoints } from './options.js';
import { countingQuestions, countingSections } from './points.js';
import type { Condition } from './conditions/condition.js';
import { rangeOf } from './numbers/number-answer.js';
import type { QuestionKind } from './question-fields.js';

interface BasisQuestion {
  id: number;
  kind: QuestionKind;
  correctAnswer: string | null;
  pointValue: number;
  shownIf?: Condition | null;
  min?: number | null;
  max?: number | null;
  decimals?: boolean;
  options: readonly (OptionNames &
    OptionPoints & { id: number; notApplicable: boolean; from?: number | null })[];
}

interface BasisSection {
  id: number;
  name: string;
  includeInEvaluation: boolean;
  shownIf?: Condition | null;
  questions: BasisQuestion[];
}

/**
 * What scores are made of, as one text: two configurations with the same basis give every response the same score.
 * Names and order of sections belong to it, as scores are stored with them; texts, tips, products, weights, the order
 * of questions and whatever does not count do not (rules: rescoring).
 */
export function scoringBasis(sections: readonly BasisSection[]): string {
  const basis = countingSections(sections).map((section) => [
    section.id,
    section.name,
    countingQuestions(section).map(basisOf).toSorted(byId),
  ]);
  return JSON.stringify(basis) + conditionsBasis(sections);
}

function basisOf(question: BasisQuestion) {
  const { id, pointValue, correctAnswer } = question;
  const rule = isScoredByOptions(question)
    ? choicesOf(question, ({ points }) => points)
    : [fold(correctAnswer ?? ''), ...(question.options.length > 0 ? [choicesOf(question)] : [])];
  return [id, pointValue, rule] as const;
}

/** Who is asked what: conditions with what they look at; '' where everybody is asked everything. */
function conditionsBasis(sections: readonly BasisSection[]): string {
  const conditions = sections.map(({ id, shownIf, questions }) => [
    [id, shownIf],
    ...questions.map((question) => [question.id, question.shownIf]),
  ]);
  return conditions.flat().some(([, shownIf]) => shownIf)
    ? JSON.stringify(conditions) + choicesBasis(sections)
    : '';
}

/** Which answers are which options, as one text: with the same basis, responses are counted alike (rules: counts). */
export function optionsBasis(sections: readonly BasisSection[]): string {
  return choicesBasis(sections) + conditionsBasis(sections);
}

function choicesBasis(sections: readonly Pick<BasisSection, 'questions'>[]): string {
  const asked = sections.flatMap(({ questions }) => questions).filter(({ options }) => options.length > 0);
  return JSON.stringify(asked.map((question) => [question.id, choicesOf(question)] as const).toSorted(byId));
}

function choicesOf(question: BasisQuestion, worth: (option: OptionPoints) => number | null = () => null) {
  const { kind, options } = question;
  return [
    kind,
    ...(kind === 'number' ? [bandsOf(question)] : []),
    options.map(
      (option) =>
        [
          option.id,
          namesOf(option).toSorted(),
          option.exclusive,
          option.notApplicable,
          worth(option),
        ] as const,
    ),
  ];
}

/** Which numbers belong to which band. */
function bandsOf({ options, min = null, max = null, decimals = false }: BasisQuestion) {
  const bands = options.map(({ from = null }) => ({ from }));
  return [rangeOf({ options: bands, min, max, decimals }), bands];
}

const byId = ([a]: readonly [number, ...unknown[]], [b]: readonly [number, ...unknown[]]) => a - b;
