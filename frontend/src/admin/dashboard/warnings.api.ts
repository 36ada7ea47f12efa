import { queryOptions } from '@tanstack/react-query';
import { type components } from '../../shared/api/schema.gen.ts';

export type Warning = components['schemas']['WarningResponse'];

/** What somebody should look after, although nobody has just done anything. */
export function warningsOptions(questionnaireId: number) {
  return queryOptions<Warning[]>({
    queryKey: ['/api/admin/warnings', { questionnaireId }],
    refetchInterval: 60_000,
  });
}
