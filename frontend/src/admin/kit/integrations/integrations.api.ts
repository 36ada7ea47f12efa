import { useQuery } from '@tanstack/react-query';
import { type Schemas } from '../../../shared/api/operations.ts';
import { query } from '../../../shared/api/query.ts';

export type Integration = Readonly<Schemas['IntegrationStatusResponse']>;

export type IntegrationState = 'working' | 'failing' | 'untried' | 'missing';

/** Asked afresh each time the page opens: the state of a service changes without the browser hearing of it. */
export function integrationOptions(questionnaireId: number) {
  return query('/api/admin/integration-status', { query: { questionnaireId } }, { staleTime: 0 });
}

/** Whether a service is set up; false until that is known. */
export function useIsSetUp(service: Integration['service'], questionnaireId: number): boolean {
  const { data = [] } = useQuery(integrationOptions(questionnaireId));
  return data.some((one) => one.service === service && one.configured);
}

/** How a service stands: what is not set up is missing; otherwise its latest outcome counts. */
export function integrationStateOf(integration: Integration): IntegrationState {
  const { configured, lastSuccessAt, lastFailureAt } = integration;
  if (!configured) return 'missing';
  if (lastFailureAt !== null && (lastSuccessAt === null || lastFailureAt > lastSuccessAt)) return 'failing';
  return lastSuccessAt === null ? 'untried' : 'working';
}
