import { Choice, Flag, Int, Num, ReadOnly, Text, Uuid, WebAddress } from '../../../platform/http/fields.js';
import { IntList, ListOf, TextList } from '../../../platform/http/list-fields.js';
import type { OptionRow, QuestionWithOptions } from '../configuration.service.js';
import {
  LARGEST_NUMBER,
  MOST_ALIASES,
  MOST_OPTIONS,
  MOST_POINTS,
  OPTION_LABEL,
  OPTION_TEXT,
  QUESTION_TEXT,
} from '../limits.js';
import type { Condition } from '../conditions/condition.js';
import { ShownIfField } from '../condition.dto.js';
import { isScoredByOptions } from '../options.js';
import {
  type QuestionField,
  QUESTION_FIELD_NAMES,
  questionField,
  type QuestionFieldValues,
} from '../question-fields.js';
import type { Section } from '../section.entity.js';

const MEANING =
  'What it says about a clinic that chose it, addressed to it: one or two sentences. Each further line is another wording; a clinic gets one. Of several answers, a line that begins with “If missing:” says what a clinic lacks that did not choose this one.';
const ADVICE =
  'What to do next for who chose it; without one the question’s tip is given. Of several answers, a line that begins with “If missing:” says what to do for who did not choose this one.';
const LEADS_TO =
  'Label of the answer of the same question that following this step leads to, whose difference in points the step promises; null: the next better one, of several answers all that is missing.';
const PREPARES = 'The step only prepares: it promises no points.';
const NOT_APPLICABLE =
  'The question does not apply to who chose it: it counts neither in points nor in the maximum. It has no points and stands alone.';
const FROM =
  'Of a number’s band: the least number that belongs to it; it ends where the next one begins. null on an answer that is chosen instead of a number, as one that says the question does not apply.';
const NEEDS =
  'Row id of the question whose step comes before that of this one, while both lost points or neither has an answer; null: of none.';
const ANY_NUMBER = { min: -LARGEST_NUMBER, max: LARGEST_NUMBER };
const ALIASES = 'Other texts that mean it in responses: former labels, and values mapped to it.';

export class AnswerOptionResponse {
  @Int() id: number;
  @Int({ about: 'Order within its question.' }) position: number;
  @Text({ max: OPTION_LABEL, about: 'What the clinic reads and what responses hold.' }) label: string;
  @TextList({ about: ALIASES }) aliases: string[];
  @Int({ max: MOST_POINTS }) points: number;
  @Text({ nullable: true, about: MEANING }) meaning: string | null;
  @Text({ nullable: true, about: ADVICE }) advice: string | null;
  @Text({ nullable: true, max: OPTION_LABEL, about: LEADS_TO }) leadsTo: string | null;
  @Flag({ about: PREPARES }) prepares: boolean;
  @Flag({ about: 'It stands alone, as “none of these” does.' }) exclusive: boolean;
  @Flag({ about: NOT_APPLICABLE }) notApplicable: boolean;
  @Num({ ...ANY_NUMBER, nullable: true, about: FROM }) from: number | null;
  @Text({ nullable: true, about: 'Proposed by the AI: used nowhere until a person accepts it.' })
  meaningDraft: string | null;
  @Text({ nullable: true, about: 'As meaningDraft.' }) adviceDraft: string | null;

  static from({ parentId: _parent, ...option }: OptionRow): AnswerOptionResponse {
    return option;
  }
}

/** The fields of a question on a class, as answers have them or as requests may. */
const fieldsOf = <Values>(isRequest: boolean) => {
  abstract class Fields {}
  for (const name of QUESTION_FIELD_NAMES)
    fieldDecorator(questionField(name), isRequest)(Fields.prototype, name);
  return Fields as abstract new () => Values;
};

function fieldDecorator(field: QuestionField, isRequest: boolean): PropertyDecorator {
  const options = { optional: isRequest, about: (isRequest ? field.asked : undefined) ?? field.about };
  switch (field.is) {
    case 'text':
      return Text({ ...options, nullable: true, max: field.most });
    case 'address':
      return WebAddress({ ...options, nullable: true });
    case 'whole':
      return Int({ ...options, max: field.most });
    case 'number':
      return Num({ ...options, max: field.most });
    case 'bound':
      return Num({ ...options, ...ANY_NUMBER, nullable: true });
    case 'flag':
      return Flag(options);
    case 'choice':
      return Choice(field.choices, options);
  }
}

export class QuestionResponse extends fieldsOf<QuestionFieldValues>(false) {
  @Int() id: number;
  @Uuid({ about: 'Stable and public: the column key in workbooks.' }) questionId: string;
  @Int() sectionId: number;
  @Text() sectionName: string;
  @Text({ max: QUESTION_TEXT }) questionText: string;
  @ListOf(() => AnswerOptionResponse, { about: 'In their order; empty where none are given.' })
  options: AnswerOptionResponse[];
  @Int({ about: 'Order within its section.' }) position: number;
  @Flag({ about: 'Its options carry points.' }) scoredByOptions: boolean;
  @ShownIfField(false) shownIf: Condition | null;
  @Int({ nullable: true, about: NEEDS }) needs: number | null;

  static from(question: QuestionWithOptions, { name }: Pick<Section, 'name'>): QuestionResponse {
    const {
      section: _section,
      needed: _needed,
      externalId: _externalId,
      productId: _productId,
      ...fields
    } = question;
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
  @Text({ optional: true, nullable: true, min: 1, max: OPTION_LABEL, about: LEADS_TO }) leadsTo?:
    | string
    | null;
  @Flag({ optional: true, about: PREPARES }) prepares?: boolean;
  @Flag({ optional: true }) exclusive?: boolean;
  @Flag({ optional: true, about: NOT_APPLICABLE }) notApplicable?: boolean;
  @Num({ ...ANY_NUMBER, optional: true, nullable: true, about: FROM }) from?: number | null;
  @Text({ optional: true, nullable: true, max: OPTION_TEXT, about: 'null: the draft is given up.' })
  meaningDraft?: string | null;
  @Text({ optional: true, nullable: true, max: OPTION_TEXT, about: 'null: the draft is given up.' })
  adviceDraft?: string | null;
  @ReadOnly() position?: unknown;
}

/** What a person may say of a question, besides its text and section. */
class QuestionDetails extends fieldsOf<Partial<QuestionFieldValues>>(true) {
  @ListOf(() => AnswerOptionRequest, {
    optional: true,
    max: MOST_OPTIONS,
    about:
      'All its options in their order. Those that are there are named by id, here or in removedOptionIds.',
  })
  options?: AnswerOptionRequest[];
  @ShownIfField(true) shownIf?: Condition | null;
  @Int({ optional: true, nullable: true, min: 1, about: NEEDS }) needs?: number | null;
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
