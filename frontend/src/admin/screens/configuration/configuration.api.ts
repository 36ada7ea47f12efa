import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { isGone } from '../../../shared/api/api-error.ts';
import { call } from '../../../shared/api/call.ts';
import { type Schemas } from '../../../shared/api/operations.ts';
import { keyOf, query } from '../../../shared/api/query.ts';
import { useChange } from '../../../shared/actions/use-change.ts';
import { useUndo } from '../../kit/session/undo.ts';
import { refreshConfiguration, refreshReview } from '../../kit/session/questionnaires.api.ts';

export type Configuration = Readonly<Schemas['ConfigurationResponse']>;
export type Section = Readonly<Schemas['SectionResponse']>;
export type Question = Readonly<Schemas['QuestionResponse']>;

/** The questionnaire's sections in their order, with what they weigh. */
export function configurationOptions(questionnaireId: number) {
  const meta = { errorTitle: 'config.load.configuration' };
  return query('/api/admin/configuration', { query: { questionnaireId } }, { meta });
}

/** All questions of the questionnaire in their order. */
export function questionsOptions(questionnaireId: number) {
  const meta = { errorTitle: 'config.load.questions' };
  return query('/api/admin/questions', { query: { questionnaireId } }, { meta });
}

/** The questions as they are stored at this moment; the list on the screen stays. */
export async function readQuestions(questionnaireId: number): Promise<Question[]> {
  return (await call('get', '/api/admin/questions', { query: { questionnaireId } })).data;
}

/** Asks again for what is said of the whole: one question's fields have changed, and the rest of the list has not. */
export function refreshOverview(client: QueryClient): Promise<unknown> {
  return Promise.all([
    client.invalidateQueries({ queryKey: keyOf('/api/admin/configuration') }),
    refreshReview(client),
  ]);
}

/** Puts a question as the server answered it into the list; the other rows stay the same objects. */
export function putQuestion(client: QueryClient, questionnaireId: number, answered: Question): void {
  client.setQueryData(questionsOptions(questionnaireId).queryKey, (questions) =>
    questions?.map((question) => (question.id === answered.id ? answered : question)),
  );
}

/** Adds empty sections to the end of the questionnaire, one after the other so that they keep their order. */
export function useAddSections(questionnaireId: number, onDone: () => void) {
  return useChange({
    mutationFn: async (names: readonly string[]) => {
      for (const name of names)
        await call('post', '/api/admin/sections', { query: { questionnaireId }, body: { name } });
    },
    done: (_nothing, names) => ({
      title: names.length > 1 ? 'config.add-section.done-many' : 'config.add-section.done',
      values: { number: names.length },
      ...(names.length === 1 && { description: names.join('') }),
    }),
    meta: { errorTitle: 'config.add-section.failed' },
    onSuccess: onDone,
    // After a failure some may be there.
    refresh: refreshConfiguration,
  });
}

/** Changes a section's texts; the form beside them says, too, what came of it. */
export function useSaveSection(id: number) {
  return useChange({
    mutationFn: (body: Schemas['ChangeSectionRequest']) =>
      call('put', '/api/admin/sections/{id}', { path: { id }, body }),
    meta: { errorTitle: 'config.save.section-failed' },
    refresh: refreshConfiguration,
  });
}

/** Takes a section into the evaluation or out of it. */
export function useIncludeSection() {
  return useChange({
    mutationFn: ({ id, include }: { id: number; include: boolean }) =>
      call('put', '/api/admin/sections/{id}', { path: { id }, body: { includeInEvaluation: include } }),
    meta: { errorTitle: 'config.switch.failed' },
    refresh: refreshConfiguration,
  });
}

/** Deletes a section with its questions. */
export function useRemoveSection(questionnaireId: number) {
  const undo = useUndo(questionnaireId);
  return useChange({
    // With the number that was shown: a section that has got more questions since stays.
    mutationFn: ({ id, questionCount }: Section) =>
      call('delete', '/api/admin/sections/{id}', { path: { id }, query: { questionCount } }),
    done: ({ data }, { name }) => ({
      title: 'config.delete-section.done',
      description: name,
      action: undo(data.deletionId),
    }),
    meta: { errorTitle: 'config.delete-section.failed' },
    refresh: refreshConfiguration,
  });
}

/** Adds questions to the end of a section, one after the other so that they keep their order. */
export function useAddQuestions(onDone: () => void) {
  return useChange({
    mutationFn: async (questions: Schemas['CreateQuestionRequest'][]) => {
      for (const body of questions) await call('post', '/api/admin/questions', { body });
    },
    done: (_nothing, questions) => ({
      title: questions.length > 1 ? 'config.add.done-many' : 'config.add.done',
      values: { number: questions.length },
      ...(questions.length === 1 && {
        description: questions.map(({ questionText }) => questionText).join(''),
      }),
    }),
    meta: { errorTitle: 'config.add.failed' },
    onSuccess: onDone,
    // After a failure some may be there.
    refresh: refreshConfiguration,
  });
}

/** Changes a question's fields; its row says what came of it. */
export async function saveQuestion(id: number, body: Schemas['ChangeQuestionRequest']): Promise<Question> {
  return (await call('put', '/api/admin/question/{id}', { path: { id }, body })).data;
}

/** Deletes a question. When somebody else was quicker, it is as it was wanted. */
export function useRemoveQuestion(questionnaireId: number) {
  const undo = useUndo(questionnaireId);
  return useChange({
    mutationFn: ({ id }: Question) =>
      call('delete', '/api/admin/question/{id}', { path: { id } }).catch((error: unknown) => {
        if (!isGone(error)) throw error;
        return null;
      }),
    done: (answer, { questionText }) => ({
      title: 'config.delete.done',
      description: questionText,
      ...(answer && { action: undo(answer.data.deletionId) }),
    }),
    meta: { errorTitle: 'config.delete.failed' },
    refresh: refreshConfiguration,
  });
}

/** Stores an order of sections and questions. Orders are whole: sent one after the other, the last one wins. */
export function useSaveOrder(questionnaireId: number) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `order-${questionnaireId}` },
    mutationFn: (sections: Schemas['ConfigurationOrderRequest']['sections']) =>
      call('put', '/api/admin/configuration/order', { query: { questionnaireId }, body: { sections } }),
    meta: { errorTitle: 'config.order.failed' },
    onError: () => refreshConfiguration(client),
  });
}
