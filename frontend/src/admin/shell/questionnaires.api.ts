import { queryOptions, type Query } from '@tanstack/react-query';
import { type components } from '../../shared/api/schema.gen.ts';

export type Questionnaire = components['schemas']['QuestionnaireResponse'];

/** The questionnaires the signed-in person may manage, by id. */
export const questionnairesOptions = queryOptions<Questionnaire[]>({
  queryKey: ['/api/admin/questionnaires'],
});

/** True for every query of the back office; a change of questionnaire or language asks for all of them again. */
export function isAdminQuery(query: Pick<Query, 'queryKey'>): boolean {
  return String(query.queryKey[0]).startsWith('/api/admin');
}
