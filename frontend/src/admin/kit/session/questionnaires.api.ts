import { type Query, type QueryClient } from '@tanstack/react-query';
import { type Schemas } from '../../../shared/api/operations.ts';
import { keyOf, query } from '../../../shared/api/query.ts';

export type Questionnaire = Schemas['QuestionnaireResponse'];

/** The questionnaires the signed-in person may manage, by id. */
export const questionnairesOptions = query('/api/admin/questionnaires');

/** True for every query of the back office; a change of questionnaire or language asks for all of them again. */
export function isAdminQuery(query: Pick<Query, 'queryKey'>): boolean {
  return String(query.queryKey[0]).startsWith('/api/admin');
}

/** Asks again for the list of questionnaires alone. */
export function refreshQuestionnaires(client: QueryClient): Promise<unknown> {
  return client.invalidateQueries({ queryKey: questionnairesOptions.queryKey });
}

/** Asks again for sections and questions of the questionnaire after a change of either; nobody waits for what follows from them. */
export function refreshConfiguration(client: QueryClient): Promise<unknown> {
  void refreshReview(client);
  return Promise.all([
    client.invalidateQueries({ queryKey: keyOf('/api/admin/configuration') }),
    client.invalidateQueries({ queryKey: keyOf('/api/admin/questions') }),
  ]);
}

/** Asks again for what follows from the configuration: what it still wants, and which answers it does not know. */
export function refreshReview(client: QueryClient): Promise<unknown> {
  return Promise.all([
    client.invalidateQueries({ queryKey: keyOf('/api/admin/configuration-review') }),
    client.invalidateQueries({ queryKey: keyOf('/api/admin/unknown-answers') }),
  ]);
}

/**
 * Asks again for everything after a questionnaire came or went: the list first, because what hangs on one that is
 * gone must not be asked for.
 */
export async function refreshAll(client: QueryClient): Promise<void> {
  await refreshQuestionnaires(client);
  await client.invalidateQueries({ predicate: isAdminQuery });
}
