import { Int, Num, ReadOnly, Text, Uuid, WebAddress } from '../../../platform/http/fields.js';
import { MOST_POINTS, MOST_WEIGHT, OTHER_TEXT, QUESTION_TEXT } from '../limits.js';
import type { Question } from '../question.entity.js';
import type { Section } from '../section.entity.js';

export class QuestionResponse {
  @Int() id: number;
  @Uuid({ about: 'Stable and public: the column key in workbooks.' }) questionId: string;
  @Int() sectionId: number;
  @Text() sectionName: string;
  @Text({ max: QUESTION_TEXT }) questionText: string;
  @Int({ about: 'Order within its section.' }) position: number;
  @Text({ nullable: true, about: 'null: a yes is correct.' }) correctAnswer: string | null;
  @Int({ max: MOST_POINTS, about: '0: does not count.' }) pointValue: number;
  @Num({ max: MOST_WEIGHT, about: 'Rank of the tip: higher comes first.' }) weight: number;
  @Text({ nullable: true }) relatedProduct: string | null;
  @Text({ nullable: true }) productDescription: string | null;
  @WebAddress({ nullable: true }) productUrl: string | null;
  @Text({ nullable: true }) relatedTip: string | null;

  static from(question: Question, { name }: Pick<Section, 'name'>): QuestionResponse {
    const { section: _section, externalId: _externalId, productId: _productId, ...fields } = question;
    return { ...fields, sectionName: name };
  }
}

/** What a person may say of a question, besides its text and section. */
class QuestionDetails {
  @Text({ optional: true, nullable: true, max: OTHER_TEXT, about: 'Empty: a yes is correct.' })
  correctAnswer?: string | null;
  @Int({ optional: true, max: MOST_POINTS }) pointValue?: number;
  @Num({ optional: true, max: MOST_WEIGHT }) weight?: number;
  @Text({ optional: true, nullable: true, max: OTHER_TEXT }) relatedProduct?: string | null;
  @Text({ optional: true, nullable: true, max: OTHER_TEXT }) productDescription?: string | null;
  @WebAddress({ optional: true, nullable: true }) productUrl?: string | null;
  @Text({ optional: true, nullable: true, max: OTHER_TEXT }) relatedTip?: string | null;
  @ReadOnly() id?: unknown;
  @ReadOnly() questionId?: unknown;
  @ReadOnly() sectionName?: unknown;
  @ReadOnly() position?: unknown;
}

export class CreateQuestionRequest extends QuestionDetails {
  @Int({ min: 1, about: 'The new question becomes the last one of this section.' }) sectionId: number;
  @Text({ min: 1, max: QUESTION_TEXT }) questionText: string;
}

export class ChangeQuestionRequest extends QuestionDetails {
  @Int({ optional: true, min: 1, about: 'Another one moves the question to its end.' }) sectionId?: number;
  @Text({ optional: true, min: 1, max: QUESTION_TEXT }) questionText?: string;
}
