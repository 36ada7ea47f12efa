import { z } from 'zod';
import { FormBuilder, formId, FormUnreadable, type ReadForm } from './form.js';

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
const choice = z.object({ type: text }).optional().catch(undefined);
const question = z.object({
  questionId: text,
  grading,
  choiceQuestion: choice,
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
      addQuestion(built, asked, title, { several: asked.choiceQuestion?.type === 'CHECKBOX' });
    } else if (questionGroupItem)
      for (const asked of questionGroupItem.questions ?? [])
        addQuestion(built, asked, title, {
          row: asked.rowQuestion?.title ?? '',
          several: questionGroupItem.grid?.columns?.type === 'CHECKBOX',
        });
  }
  return built.done('api');
}

function addQuestion(
  built: FormBuilder,
  asked: ApiQuestion,
  title: unknown,
  more: { row?: string; several: boolean },
): void {
  const answers = asked.grading?.correctAnswers?.answers?.flatMap(({ value }) => value ?? []) ?? [];
  built.question(formId(asked.questionId), title, { ...more, points: asked.grading?.pointValue, answers });
}
