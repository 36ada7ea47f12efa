import {
  aliasesOf,
  boundOf,
  choosable,
  fold,
  gainBy,
  pointsOf,
  pointsOfAnswers,
  type Answer,
  type Answers,
} from './answers.ts';

/** As many as a question may have, and how long their texts may be (rules: Configuration workbook). */
export const mostAnswers = 100;
export const longestLabel = 500;
export const longestText = 1_000;
export const mostAliases = 200;
export const mostPoints = 100_000;

export type AnswerField = 'label' | 'points' | 'meaning' | 'advice' | 'leadsTo' | 'aliases' | 'from';
export type AnswerFault =
  | 'label-empty'
  | 'label-twice'
  | 'label-long'
  | 'points'
  | 'text-long'
  | 'leads-no-more'
  | 'alias-twice'
  | 'alias-long'
  | 'alias-many'
  | 'from-none'
  | 'from-twice';

export type AnswerFaults = Readonly<Partial<Record<AnswerField, AnswerFault>>>;

export interface FaultsOfAnswers {
  /** By the answer's key; answers in order are not named. */
  readonly of: ReadonlyMap<string, AnswerFaults>;
  /** What is wrong with all of them together. */
  readonly whole: 'points-many' | 'many' | null;
}

/** What keeps these answers from being saved. A text can mean only one answer (rules: answers). */
export function faultsOf(answers: Answers): FaultsOfAnswers {
  const options = choosable(answers);
  const labels = countOf(options.map(({ label }) => fold(label)));
  const names = countOf(options.flatMap((option) => [...namesOf(option)]));
  const starts = countOf(options.map(({ from }) => String(boundOf(from))));
  const of = new Map<string, AnswerFaults>();
  for (const option of options) {
    const faults = withoutEmpty({
      label: faultOfLabel(option, labels),
      points: faultOfPoints(option),
      meaning: faultOfText(option.meaning),
      advice: faultOfText(option.advice),
      leadsTo: faultOfTarget(answers, option),
      aliases: faultOfAliases(option, names),
      from: answers.kind === 'number' ? faultOfBand(option, starts) : null,
    });
    if (Object.keys(faults).length > 0) of.set(option.key, faults);
  }
  const whole = options.length > mostAnswers ? 'many' : null;
  return { of, whole: whole ?? ((pointsOfAnswers(answers) ?? 0) > mostPoints ? 'points-many' : null) };
}

/** True when these answers may not be saved as they are. */
export function hasFaultyAnswers(answers: Answers): boolean {
  const { of, whole } = faultsOf(answers);
  return whole !== null || of.size > 0;
}

function faultOfLabel({ label }: Answer, labels: ReadonlyMap<string, number>): AnswerFault | null {
  const folded = fold(label);
  if (folded === '') return 'label-empty';
  if ((labels.get(folded) ?? 0) > 1) return 'label-twice';
  return label.trim().length > longestLabel ? 'label-long' : null;
}

function faultOfPoints(option: Answer): AnswerFault | null {
  const points = pointsOf(option);
  const isNumber = Number.isFinite(Number(option.points.trim().replace(',', '.')));
  return isNumber && Number.isInteger(points) && points >= 0 && points <= mostPoints ? null : 'points';
}

function faultOfText(text: string): AnswerFault | null {
  return text.trim().length > longestText ? 'text-long' : null;
}

function faultOfTarget({ kind, options }: Answers, option: Answer): AnswerFault | null {
  const target = options.find(({ key }) => key === option.leadsTo);
  return target && gainBy(kind, option, target) <= 0 ? 'leads-no-more' : null;
}

function faultOfAliases(option: Answer, names: ReadonlyMap<string, number>): AnswerFault | null {
  const aliases = aliasesOf(option);
  if (aliases.length > mostAliases) return 'alias-many';
  if (aliases.some((alias) => alias.length > longestLabel)) return 'alias-long';
  const own = fold(option.label);
  return aliases.some((alias) => fold(alias) !== own && (names.get(fold(alias)) ?? 0) > 1)
    ? 'alias-twice'
    : null;
}

/** Every band begins at a number of its own; what does not apply has none. */
function faultOfBand(
  { from, notApplicable }: Answer,
  starts: ReadonlyMap<string, number>,
): AnswerFault | null {
  if (notApplicable) return null;
  const start = boundOf(from);
  if (start === null || Number.isNaN(start)) return 'from-none';
  return (starts.get(String(start)) ?? 0) > 1 ? 'from-twice' : null;
}

function namesOf(option: Answer): Set<string> {
  return new Set([option.label, ...aliasesOf(option)].map(fold));
}

function countOf(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

function withoutEmpty(faults: Record<AnswerField, AnswerFault | null>): AnswerFaults {
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null));
}
