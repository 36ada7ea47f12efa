import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { http } from '../../shared/api/http.ts';
import { type components } from '../../shared/api/schema.gen.ts';

export type Configuration = Readonly<components['schemas']['ConfigurationResponse']>;
export type Section = Readonly<components['schemas']['SectionResponse']>;
export type Question = Readonly<components['schemas']['QuestionResponse']>;

const configurationPath = '/api/admin/configuration';
const questionsPath = '/api/admin/questions';

/** The questionnaire's sections in their order, with what they weigh. */
export function configurationOptions(questionnaireId: number) {
  return queryOptions<Configuration>({ queryKey: [configurationPath, { questionnaireId }] });
}

/** All questions of the questionnaire in their order. */
export function questionsOptions(questionnaireId: number) {
  return queryOptions<Question[]>({ queryKey: [questionsPath, { questionnaireId }] });
}

/** The questions as they are stored at this moment; the list on the screen stays. */
export async function readQuestions(questionnaireId: number): Promise<Question[]> {
  return (await http<Question[]>(questionsPath, { query: { questionnaireId } })).data;
}

/** Asks again for sections and questions after a change of either. */
export function refreshConfiguration(client: QueryClient): Promise<unknown> {
  return Promise.all([
    client.invalidateQueries({ queryKey: [configurationPath] }),
    client.invalidateQueries({ queryKey: [questionsPath] }),
  ]);
}

/** Asks again for the overview alone: one question's fields have changed, and the rest of the list has not. */
export function refreshOverview(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [configurationPath] });
}

/** Puts a question as the server answered it into the list; the other rows stay the same objects. */
export function putQuestion(client: QueryClient, questionnaireId: number, answered: Question): void {
  client.setQueryData(questionsOptions(questionnaireId).queryKey, (questions) =>
    questions?.map((question) => (question.id === answered.id ? answered : question)),
  );
}
