import { useQueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { useTexts } from '../../../../shared/texts/i18n.ts';
import { useImpactQuestion } from '../../../kit/impact/use-impact-question.tsx';
import { focusWhenThere } from '../../../kit/ui/focus-when-there.ts';
import { questionsOptions, useRemoveQuestion, type Question } from '../configuration.api.ts';
import { neighbourOf } from '../order.ts';
import { type QuestionDrafts } from './question-drafts.ts';

/** Deletes a question after naming it and saying what becomes of the evaluations. */
export function useDeleteQuestion(
  questionnaireId: number,
  drafts: QuestionDrafts,
): (question: Question) => Promise<void> {
  const t = useTexts();
  const client = useQueryClient();
  const askImpact = useImpactQuestion(questionnaireId);
  const remove = useRemoveQuestion(questionnaireId);
  return async (question) => {
    const agreed = await askImpact({
      planned: { change: 'question', questionId: question.questionId, remove: true },
      title: t('config.delete.title'),
      lead: createElement('p', null, question.questionText),
      okText: t('config.delete.ok'),
      danger: true,
      always: true,
    });
    if (!agreed) return;
    const { id, sectionId } = question;
    const questions = client.getQueryData(questionsOptions(questionnaireId).queryKey) ?? [];
    const next = neighbourOf(
      questions.filter((one) => one.sectionId === sectionId),
      id,
    );
    remove.mutate(question, {
      onSuccess: () => {
        drafts.discard([id]);
        focusWhenThere(next === null ? `section-${sectionId}-toggle` : `question-${next.id}`, 'if-lost');
      },
    });
  };
}
