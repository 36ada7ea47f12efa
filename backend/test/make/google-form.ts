import { googleFixture } from '../fakes/google-part.js';

export interface FakeQuestion {
  questionId: string;
  required?: boolean;
  grading?: { pointValue?: number; correctAnswers?: { answers: { value: string }[] } };
  choiceQuestion?: { type: string; options: { value?: string; isOther?: boolean }[] };
  scaleQuestion?: { low?: number; high?: number; lowLabel?: string; highLabel?: string };
  textQuestion?: { paragraph?: boolean };
  rowQuestion?: { title: string };
}

export interface FakeItem {
  itemId: string;
  title?: string;
  description?: string;
  pageBreakItem?: object;
  textItem?: object;
  imageItem?: object;
  videoItem?: object;
  questionItem?: { question: FakeQuestion };
  questionGroupItem?: {
    questions: FakeQuestion[];
    grid: { columns: NonNullable<FakeQuestion['choiceQuestion']> };
  };
}

export interface FakeForm {
  formId: string;
  info: { title: string; description?: string; documentTitle: string };
  responderUri: string;
  items: FakeItem[];
}

/** The recorded form of `test/fixtures`, afresh each time. */
export const recordedForm = (): FakeForm => googleFixture<FakeForm>('google-form');

/** What the responder link ends in; the API does not know it. */
export const publicIdOf = ({ responderUri }: FakeForm): string => /\/d\/e\/([^/]+)/.exec(responderUri)![1]!;

export const EDIT_LINK = 'https://docs.google.com/forms/d/1xQ7vT2mKd9LrWc4NzYb8HsJf3GpEa6UoVi5RtCnXw0/edit';
export const PUBLIC_LINK =
  'https://docs.google.com/forms/d/e/1FAIpQLSe4mXb7QkT2vZr9Wd0HnJc5YpLg8sFu3KaRi6OxVtEz1BqNwA/viewform';

/** The item that asks a question of this title. */
export function itemTitled(form: FakeForm, title: string): FakeItem {
  const item = form.items.find((one) => one.title === title);
  if (!item) throw new Error(`The form has no item "${title}"`);
  return item;
}

/** A radio question, with points and the right answer where given. */
export const radioItem = (id: number, title: string, points = 0, right: string | null = null): FakeItem => ({
  itemId: (0x70000000 + id).toString(16),
  title,
  questionItem: {
    question: {
      questionId: (0x60000000 + id).toString(16),
      ...(points > 0 || right !== null
        ? {
            grading: {
              ...(points > 0 ? { pointValue: points } : {}),
              ...(right === null ? {} : { correctAnswers: { answers: [{ value: right }] } }),
            },
          }
        : {}),
      choiceQuestion: { type: 'RADIO', options: [{ value: 'Igen' }, { value: 'Nem' }] },
    },
  },
});

export const pageItem = (id: number, title: string, description?: string): FakeItem => ({
  itemId: (0x50000000 + id).toString(16),
  title,
  ...(description === undefined ? {} : { description }),
  pageBreakItem: {},
});
