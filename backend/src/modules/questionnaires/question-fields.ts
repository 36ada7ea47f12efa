import { EFFORTS } from './effort.js';
import { MOST_POINTS, MOST_WEIGHT, OTHER_TEXT, PRODUCT_NOTE, UNIT } from './limits.js';

export const QUESTION_KINDS = ['single', 'multiple', 'text', 'number'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** What one field of a question holds; `initial` is what a new question has, `width` that of its column in a workbook. */
export type QuestionField = {
  /** What answers of the API say of it, and requests where they need other words. */
  about?: string;
  asked?: string;
  width: number;
} & (
  | { is: 'text'; most: number; initial: null }
  | { is: 'address'; initial: null }
  | { is: 'whole' | 'number'; most: number; initial: number }
  | { is: 'bound'; initial: null }
  | { is: 'flag'; initial: boolean }
  | { is: 'choice'; choices: readonly string[]; initial: string }
);

/**
 * What a question has besides its text, its place and its options, in the order of a workbook's columns. The API's requests and
 * answers, workbooks and their comparison follow from it; a new field is an entry here, a column of question.entity.ts and
 * its word in sheets/configuration (docs/recipes/add-a-question-field.md).
 */
export const QUESTION_FIELDS = {
  correctAnswer: {
    is: 'text',
    most: OTHER_TEXT,
    initial: null,
    about: 'null: a yes is correct. Not used where options carry points.',
    asked: 'Empty: a yes is correct.',
    width: 30,
  },
  pointValue: {
    is: 'whole',
    most: MOST_POINTS,
    initial: 0,
    about: '0: does not count. Taken from its options where they carry points.',
    asked: 'Not where options carry points.',
    width: 20,
  },
  weight: {
    is: 'number',
    most: MOST_WEIGHT,
    initial: 1,
    about: 'Rank of what it suggests: higher comes first.',
    width: 12,
  },
  relatedProduct: { is: 'text', most: OTHER_TEXT, initial: null, width: 30 },
  productDescription: { is: 'text', most: OTHER_TEXT, initial: null, width: 50 },
  productUrl: { is: 'address', initial: null, width: 40 },
  relatedTip: { is: 'text', most: OTHER_TEXT, initial: null, width: 60 },
  kind: {
    is: 'choice',
    choices: QUESTION_KINDS,
    initial: 'single',
    about: 'One option may be chosen, several, it is answered freely, or by a number.',
    width: 20,
  },
  required: {
    is: 'flag',
    initial: false,
    about: 'The online form cannot be sent in without an answer to it; imports do not look at it.',
    width: 12,
  },
  priceNote: {
    is: 'text',
    most: PRODUCT_NOTE,
    initial: null,
    about: 'What the product costs, in a few words.',
    width: 40,
  },
  effortNote: {
    is: 'text',
    most: PRODUCT_NOTE,
    initial: null,
    about: 'What it takes to bring the product in, in a few words.',
    width: 40,
  },
  effort: {
    is: 'choice',
    choices: EFFORTS,
    initial: 'medium',
    about: 'How much work it is to do what it suggests: what is large is not among the first steps.',
    width: 12,
  },
  unit: {
    is: 'text',
    most: UNIT,
    initial: null,
    about: 'Of a number: what stands behind it, as “%” or “years”.',
    width: 12,
  },
  min: { is: 'bound', initial: null, about: 'Of a number: the least that is accepted.', width: 12 },
  max: { is: 'bound', initial: null, about: 'Of a number: the most that is accepted.', width: 12 },
  decimals: {
    is: 'flag',
    initial: false,
    about: 'Of a number: it may have decimals; otherwise it is a whole one.',
    width: 12,
  },
} as const satisfies Record<string, QuestionField>;

export type QuestionFieldName = keyof typeof QUESTION_FIELDS;
type ValueOf<Field> = Field extends { is: 'choice'; choices: readonly (infer Choice)[] }
  ? Choice
  : Field extends { is: 'flag' }
    ? boolean
    : Field extends { is: 'whole' | 'number' }
      ? number
      : Field extends { is: 'bound' }
        ? number | null
        : string | null;
export type QuestionFieldValues = { [Name in QuestionFieldName]: ValueOf<(typeof QUESTION_FIELDS)[Name]> };

/** The fields' names, in their order. */
export const QUESTION_FIELD_NAMES = Object.keys(QUESTION_FIELDS) as QuestionFieldName[];

/** What one field holds, whichever it is. */
export const questionField = (name: QuestionFieldName): QuestionField => QUESTION_FIELDS[name];

/** An object with a value for each field. */
export const byQuestionField = <Values extends object = QuestionFieldValues>(
  valueOf: (name: QuestionFieldName, field: QuestionField) => unknown,
): Values =>
  Object.fromEntries(
    QUESTION_FIELD_NAMES.map((name) => [name, valueOf(name, QUESTION_FIELDS[name])]),
  ) as Values;

/** What a question has of which nothing else has been said. */
export const NEW_QUESTION: Readonly<QuestionFieldValues> = byQuestionField((_name, { initial }) => initial);
