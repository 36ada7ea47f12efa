import { Choice, Flag, Int, Num, ReadOnly, Text, Uuid, WebAddress } from '../../../platform/http/fields.js';
import { IntList, ListOf, TextList } from '../../../platform/http/list-fields.js';
import type { OptionRow, QuestionWithOptions } from '../configuration.service.js';
import {
  MOST_ALIASES,
  MOST_OPTIONS,
  MOST_POINTS,
  MOST_WEIGHT,
  OPTION_LABEL,
  OPTION_TEXT,
  OTHER_TEXT,
  PRODUCT_NOTE,
  QUESTION_TEXT,
} from '../limits.js';
import { isScoredByOptions } from '../options.js';
import { type Effort, EFFORTS } from '../effort.js';
import { QUESTION_KINDS, type QuestionKind } from '../question.entity.js';
import type { Section } from '../section.entity.js';

const MEANING = 'What it says about a clinic that chose it, addressed to it: one or two sentences.';
const ADVICE = 'What to do next for who chose it; without one the question’s tip is given.';
const REQUIRED = 'The online form cannot be sent in without an answer to it; imports do not look at it.';
const EFFORT = 'How much work it is to do what it suggests: what is large is not among the first steps.';
const PRICE_NOTE = 'What the product costs, in a few words.';
const EFFORT_NOTE = 'What it takes to bring the product in, in a few words.';
const ALIASES = 'Other texts that mean it in responses: former labels, and values mapped to it.';

export class AnswerOptionResponse {
  @Int() id: number;
  @Int({ about: 'Order within its question.' }) position: number;
  @Text({ max: OPTION_LABEL, about: 'What the clinic reads and what responses hold.' }) label: string;
  @TextList({ about: ALIASES }) aliases: string[];
  @Int({ max: MOST_POINTS }) points: number;
  @Text({ nullable: true, about: MEANING }) meaning: string | null;
  @Text({ nullable: true, about: ADVICE }) advice: string | null;
  @Flag({ about: 'It stands alone, as “none of these” does.' }) exclusive: boolean;
  @Text({ nullable: true, about: 'Proposed by the AI: used nowhere until a person accepts it.' })
  meaningDraft: string | null;
  @Text({ nullable: true, about: 'As meaningDraft.' }) adviceDraft: string | null;

  static from({ parentId: _parent, ...option }: OptionRow): AnswerOptionResponse {
    return option;
  }
}

export class QuestionResponse {
  @Int() id: number;
  @Uuid({ about: 'Stable and public: the column key in workbooks.' }) questionId: string;
  @Int() sectionId: number;
  @Text() sectionName: string;
  @Text({ max: QUESTION_TEXT }) questionText: string;
  @Choice(QUESTION_KINDS, { about: 'One option may be chosen, several, or it is answered freely.' })
  kind: QuestionKind;
  @Flag({ about: REQUIRED }) required: boolean;
  @ListOf(() => AnswerOptionResponse, { about: 'In their order; empty where none are given.' })
  options: AnswerOptionResponse[];
  @Int({ about: 'Order within its section.' }) position: number;
  @Text({ nullable: true, about: 'null: a yes is correct. Not used where options carry points.' })
  correctAnswer: string | null;
  @Int({ max: MOST_POINTS, about: '0: does not count. Taken from its options where they carry points.' })
  pointValue: number;
  @Flag({ about: 'Its options carry points.' }) scoredByOptions: boolean;
  @Num({ max: MOST_WEIGHT, about: 'Rank of what it suggests: higher comes first.' }) weight: number;
  @Choice(EFFORTS, { about: EFFORT }) effort: Effort;
  @Text({ nullable: true }) relatedProduct: string | null;
  @Text({ nullable: true }) productDescription: string | null;
  @WebAddress({ nullable: true }) productUrl: string | null;
  @Text({ nullable: true, max: PRODUCT_NOTE, about: PRICE_NOTE }) priceNote: string | null;
  @Text({ nullable: true, max: PRODUCT_NOTE, about: EFFORT_NOTE }) effortNote: string | null;
  @Text({ nullable: true }) relatedTip: string | null;

  static from(question: QuestionWithOptions, { name }: Pick<Section, 'name'>): QuestionResponse {
    const { section: _section, externalId: _externalId, productId: _productId, ...fields } = question;
    return {
      ...fields,
      options: question.options.map((option) => AnswerOptionResponse.from(option)),
      scoredByOptions: isScoredByOptions(question),
      sectionName: name,
    };
  }
}

export class AnswerOptionRequest {
  @Int({ optional: true, min: 1, about: 'Without one the option is new.' }) id?: number;
  @Text({ min: 1, max: OPTION_LABEL }) label: string;
  @TextList({ optional: true, max: MOST_ALIASES, maxLength: OPTION_LABEL, about: ALIASES })
  aliases?: string[];
  @Int({ optional: true, max: MOST_POINTS }) points?: number;
  @Text({ optional: true, nullable: true, max: OPTION_TEXT, about: MEANING }) meaning?: string | null;
  @Text({ optional: true, nullable: true, max: OPTION_TEXT, about: ADVICE }) advice?: string | null;
  @Flag({ optional: true }) exclusive?: boolean;
  @Text({ optional: true, nullable: true, max: OPTION_TEXT, about: 'null: the draft is given up.' })
  meaningDraft?: string | null;
  @Text({ optional: true, nullable: true, max: OPTION_TEXT, about: 'null: the draft is given up.' })
  adviceDraft?: string | null;
  @ReadOnly() position?: unknown;
}

/** What a person may say of a question, besides its text and section. */
class QuestionDetails {
  @Choice(QUESTION_KINDS, { optional: true }) kind?: QuestionKind;
  @Flag({ optional: true, about: REQUIRED }) required?: boolean;
  @ListOf(() => AnswerOptionRequest, {
    optional: true,
    max: MOST_OPTIONS,
    about:
      'All its options in their order. Those that are there are named by id, here or in removedOptionIds.',
  })
  options?: AnswerOptionRequest[];
  @Text({ optional: true, nullable: true, max: OTHER_TEXT, about: 'Empty: a yes is correct.' })
  correctAnswer?: string | null;
  @Int({ optional: true, max: MOST_POINTS, about: 'Not where options carry points.' }) pointValue?: number;
  @Num({ optional: true, max: MOST_WEIGHT }) weight?: number;
  @Choice(EFFORTS, { optional: true, about: EFFORT }) effort?: Effort;
  @Text({ optional: true, nullable: true, max: OTHER_TEXT }) relatedProduct?: string | null;
  @Text({ optional: true, nullable: true, max: OTHER_TEXT }) productDescription?: string | null;
  @WebAddress({ optional: true, nullable: true }) productUrl?: string | null;
  @Text({ optional: true, nullable: true, max: PRODUCT_NOTE, about: PRICE_NOTE }) priceNote?: string | null;
  @Text({ optional: true, nullable: true, max: PRODUCT_NOTE, about: EFFORT_NOTE }) effortNote?: string | null;
  @Text({ optional: true, nullable: true, max: OTHER_TEXT }) relatedTip?: string | null;
  @ReadOnly() id?: unknown;
  @ReadOnly() questionId?: unknown;
  @ReadOnly() sectionName?: unknown;
  @ReadOnly() position?: unknown;
  @ReadOnly() scoredByOptions?: unknown;
}

export class CreateQuestionRequest extends QuestionDetails {
  @Int({ min: 1, about: 'The new question becomes the last one of this section.' }) sectionId: number;
  @Text({ min: 1, max: QUESTION_TEXT }) questionText: string;
}

export class ChangeQuestionRequest extends QuestionDetails {
  @Int({ optional: true, min: 1, about: 'Another one moves the question to its end.' }) sectionId?: number;
  @Text({ optional: true, min: 1, max: QUESTION_TEXT }) questionText?: string;
  @IntList({ optional: true, min: 1, max: MOST_OPTIONS, about: 'Options that are deleted.' })
  removedOptionIds?: number[];
}

/** A request without the fields that are accepted and ignored. */
export function editable<T extends ChangeQuestionRequest | CreateQuestionRequest>(request: T) {
  const {
    id: _id,
    questionId: _uuid,
    sectionName: _name,
    position: _position,
    scoredByOptions: _scored,
    ...fields
  } = request;
  return { ...fields, options: fields.options?.map(({ position: _place, ...option }) => option) };
}
