import type { ScoredOption, ScoredQuestion } from '../../scoring/scoring.types.js';
import { productNameOf } from '../../questionnaires/products.js';
import { adviceOf } from '../../questionnaires/wordings.js';
import type { ConfigurationFinding } from './check-configuration.js';
import { type ReportSource, type TextPlace, WELCOME_FIELDS } from './configuration-texts.js';
import { unscoredPathOf } from './unscored-path.js';

/** What a configuration needs for a good report, in the order in which it is worth doing. */
export const WANTED = [
  'unscored',
  'options',
  'meanings',
  'advice',
  'drafts',
  'products',
  'welcome',
  'findings',
] as const;
export type Wanted = (typeof WANTED)[number];

export interface MissingPlace extends Omit<TextPlace, 'field'> {
  field: TextPlace['field'] | 'options' | 'shownIf';
  /** What stands there, for people: the question, the answer, the product, or the answers that lead there. */
  name: string;
}

export interface CompletenessItem {
  wanted: Wanted;
  /** How many places lack it; 0: nothing is missing. */
  count: number;
  places: MissingPlace[];
}

/** So many places of one kind are listed; the others are counted. */
const MOST_PLACES = 50;

type Drafts = ReadonlyMap<number, boolean>;

/** What is still missing for a good report, with the places. Pure (rules: completeness). */
export function completenessOf(
  source: ReportSource,
  findings: readonly ConfigurationFinding[],
  drafts: Drafts,
): CompletenessItem[] {
  const places: Record<Wanted, MissingPlace[]> = {
    unscored: unscoredPlaces(source),
    options: [],
    meanings: [],
    advice: [],
    drafts: [],
    products: [],
    welcome: WELCOME_FIELDS.filter((field) => isBlank(source.welcome[field])).map((field) =>
      at(field, '', {}),
    ),
    findings: findings.map(({ rule: _rule, start: _start, end: _end, text, ...place }) => ({
      ...place,
      name: text,
    })),
  };
  const products = new Map<string, MissingPlace[]>();
  const described = new Set<string>();
  for (const section of source.sections)
    for (const question of section.questions) {
      const of = { sectionId: section.id, questionId: question.id };
      noteProduct(question, of, products, described);
      if (question.kind === 'text') continue;
      if (question.options.length === 0) places.options.push(at('options', question.questionText, of));
      for (const option of question.options) {
        const place = { ...of, optionId: option.id };
        if (isBlank(option.meaning) && !option.notApplicable)
          places.meanings.push(at('meaning', option.label, place));
        if (needsAdvice(question, option)) places.advice.push(at('advice', option.label, place));
        if (drafts.get(option.id)) places.drafts.push(at('meaning', option.label, place));
      }
    }
  for (const [name, named] of products) if (!described.has(name)) places.products.push(named[0]!);
  return WANTED.map((wanted) => ({
    wanted,
    count: places[wanted].length,
    places: places[wanted].slice(0, MOST_PLACES),
  }));
}

/** The condition that leaves a respondent without any scored question, by the answers with which it does. */
function unscoredPlaces({ sections }: ReportSource): MissingPlace[] {
  const path = unscoredPathOf(sections);
  if (path?.hidden == null) return [];
  const { hidden, answers } = path;
  const name = answers
    .map(({ question, options }) => [question.questionText, ...options.map(({ label }) => label)].join(' – '))
    .join('; ');
  if ('questions' in hidden) return [at('shownIf', name, { sectionId: hidden.id })];
  const home = sections.find(({ questions }) => questions.includes(hidden))!;
  return [at('shownIf', name, { sectionId: home.id, questionId: hidden.id })];
}

/** An answer that loses points says what to do next, itself or by its question's tip. */
function needsAdvice(question: ScoredQuestion, option: ScoredOption): boolean {
  if (
    option.notApplicable ||
    question.pointValue === 0 ||
    adviceOf(option.advice) !== null ||
    !isBlank(question.relatedTip)
  )
    return false;
  return question.kind !== 'multiple' ? option.points < question.pointValue : option.exclusive;
}

/** A product that several questions name needs to be described once. */
function noteProduct(
  question: ScoredQuestion,
  of: Pick<TextPlace, 'sectionId' | 'questionId'>,
  products: Map<string, MissingPlace[]>,
  described: Set<string>,
): void {
  const name = productNameOf(question);
  if (name === null) return;
  const key = name.toLowerCase();
  products.set(key, [...(products.get(key) ?? []), at('productDescription', name, of)]);
  if (!isBlank(question.productDescription)) described.add(key);
}

const at = (
  field: MissingPlace['field'],
  name: string,
  { sectionId = null, questionId = null, optionId = null }: Partial<TextPlace>,
): MissingPlace => ({ field, name, sectionId, questionId, optionId });

const isBlank = (text: string | null): boolean => (text ?? '').trim() === '';
