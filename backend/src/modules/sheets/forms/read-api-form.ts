import { z } from 'zod';
import type { QuestionKind } from '../../questionnaires/question-fields.js';
import { FormBuilder, formId, FormUnreadable, type ReadForm } from './form.js';

/** More than any scale of a form has. */
const MOST_STEPS = 20;

const text = z.string().optional().catch(undefined);
const grading = z
  .object({
    pointValue: z.number().optional().catch(undefined),
    correctAnswers: z
      .object({ answers: z.array(z.object({ value: text })).optional() })
      .optional()
      .catch(undefined),
  })
  .optional()
  .catch(undefined);
const option = z.object({ value: text, isOther: z.boolean().optional().catch(undefined) });
const choice = z
  .object({ type: text, options: z.array(option).optional().catch(undefined) })
  .optional()
  .catch(undefined);
const step = z.number().int().min(0).max(MOST_STEPS).optional().catch(undefined);
const question = z.object({
  questionId: text,
  required: z.boolean().optional().catch(undefined),
  grading,
  choiceQuestion: choice,
  scaleQuestion: z.object({ low: step, high: step }).optional().catch(undefined),
  textQuestion: z.unknown().optional(),
  dateQuestion: z.unknown().optional(),
  timeQuestion: z.unknown().optional(),
  fileUploadQuestion: z.unknown().optional(),
  rowQuestion: z.object({ title: text }).optional().catch(undefined),
});
const item = z.object({
  itemId: text,
  title: text,
  description: text,
  pageBreakItem: z.object({}).optional(),
  questionItem: z.object({ question }).optional(),
  questionGroupItem: z
    .object({
      questions: z.array(question).optional(),
      grid: z.object({ columns: choice }).optional().catch(undefined),
    })
    .optional(),
});
const form = z.object({
  formId: z.string(),
  info: z.object({ title: text, documentTitle: text }).optional().catch(undefined),
  items: z.array(item).optional(),
});

type ApiQuestion = z.infer<typeof question>;

/**
 * Reads a form as the Forms API gives it: what a key holds is its kind, and defaults are left out. Texts, images and videos
 * make nothing. Throws FormUnreadable for anything that is no form (rules: google forms).
 */
export function readApiForm(answer: unknown): ReadForm {
  const read = form.safeParse(answer);
  if (!read.success) throw new FormUnreadable('The answer is no form.', { cause: read.error });
  const { info, items = [] } = read.data;
  const built = new FormBuilder(info?.title || info?.documentTitle);
  for (const { itemId, title, description, pageBreakItem, questionItem, questionGroupItem } of items) {
    built.next();
    if (pageBreakItem) built.page(formId(itemId), title, description);
    else if (questionItem) {
      const asked = questionItem.question;
      addQuestion(built, asked, title, answersTo(asked));
    } else if (questionGroupItem)
      for (const asked of questionGroupItem.questions ?? [])
        addQuestion(built, asked, title, {
          row: asked.rowQuestion?.title ?? '',
          ...choicesOf(questionGroupItem.grid?.columns ?? {}),
        });
  }
  return built.done('api');
}

interface Choices {
  kind?: QuestionKind;
  options?: unknown[];
}

/** How a question is answered; nothing for kinds that are unknown here. */
function answersTo(asked: ApiQuestion): Choices {
  const { choiceQuestion, scaleQuestion } = asked;
  if (choiceQuestion) return choicesOf(choiceQuestion);
  if (scaleQuestion) {
    const { low = 0, high = low - 1 } = scaleQuestion;
    return { kind: 'single', options: Array.from({ length: high - low + 1 }, (_, n) => String(low + n)) };
  }
  const free = [asked.textQuestion, asked.dateQuestion, asked.timeQuestion, asked.fileUploadQuestion];
  return free.some((one) => one !== undefined) ? { kind: 'text' } : {};
}

const choicesOf = ({ type, options = [] }: NonNullable<z.infer<typeof choice>>): Choices => ({
  kind: type === 'CHECKBOX' ? 'multiple' : 'single',
  options: options.flatMap(({ value, isOther }) => (isOther ? [] : [value])),
});

function addQuestion(
  built: FormBuilder,
  asked: ApiQuestion,
  title: unknown,
  more: Choices & { row?: string },
): void {
  const answers = asked.grading?.correctAnswers?.answers?.flatMap(({ value }) => value ?? []) ?? [];
  built.question(formId(asked.questionId), title, {
    ...more,
    required: asked.required ?? false,
    points: asked.grading?.pointValue,
    answers,
  });
}
