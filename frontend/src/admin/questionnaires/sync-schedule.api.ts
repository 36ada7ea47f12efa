import { queryOptions } from '@tanstack/react-query';
import { type components } from '../../shared/api/schema.gen.ts';

export type SyncSchedule = components['schemas']['SyncScheduleResponse'];

/** When the spreadsheet of a questionnaire was read last, and when it is read next. */
export function syncScheduleOptions(questionnaireId: number) {
  return queryOptions<SyncSchedule>({
    queryKey: [`/api/admin/questionnaires/${questionnaireId}/sync-schedule`],
    staleTime: 0,
  });
}
