import { queryOptions } from '@tanstack/react-query';
import { type components } from '../../shared/api/schema.gen.ts';

export type Integration = Readonly<components['schemas']['IntegrationStatusResponse']>;

export type Standing = 'working' | 'failing' | 'untried' | 'missing';

/** Asked afresh each time the page opens: services answer without anybody telling the browser. */
export function integrationOptions(questionnaireId: number) {
  return queryOptions<Integration[]>({
    queryKey: ['/api/admin/integration-status', { questionnaireId }],
    staleTime: 0,
  });
}

/** How a service stands: what is not set up is missing; otherwise its latest outcome counts. */
export function standingOf(integration: Integration): Standing {
  const { configured, lastSuccessAt, lastFailureAt } = integration;
  if (!configured) return 'missing';
  if (lastFailureAt !== null && (lastSuccessAt === null || lastFailureAt > lastSuccessAt)) return 'failing';
  return lastSuccessAt === null ? 'untried' : 'working';
}
