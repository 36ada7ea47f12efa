import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { isGone } from '../../../shared/api/api-error.ts';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { toast } from '../../../shared/toast/toast-store.ts';
import { useImpactQuestion } from '../../impact/use-impact-question.tsx';
import { change } from '../../session/change.ts';
import { passFocus } from '../../ui/pass-focus.ts';
import { questionsOptions, refreshConfiguration, type Question } from '../configuration.api.ts';
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
  const remove = useMutation({
    mutationFn: async ({ id }: Question) => {
      try {
        await change(`/api/admin/question/${id}`, { method: 'DELETE' });
      } catch (error) {
        // Somebody else was quicker: it is as it was wanted.
        if (!isGone(error)) throw error;
      }
    },
    meta: { errorTitle: 'config.delete.failed' },
    onSuccess: async (_answer, { id, questionText, sectionId }) => {
      drafts.discard([id]);
      toast({ title: t('config.delete.done'), description: questionText, tone: 'good' });
      const questions = client.getQueryData(questionsOptions(questionnaireId).queryKey) ?? [];
      const next = neighbourOf(
        questions.filter((question) => question.sectionId === sectionId),
        id,
      );
      await refreshConfiguration(client);
      passFocus(next === null ? `section-${sectionId}-toggle` : `question-${next.id}`);
    },
    onError: () => refreshConfiguration(client),
  });
  return async (question) => {
    const agreed = await askImpact({
      planned: { change: 'question', questionId: question.questionId, remove: true },
      title: t('config.delete.title'),
      lead: createElement('p', null, question.questionText),
      okText: t('config.delete.ok'),
      danger: true,
      always: true,
    });
    if (agreed) remove.mutate(question);
  };
}
