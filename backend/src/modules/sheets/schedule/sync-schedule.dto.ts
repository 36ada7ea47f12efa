import { Flag, Moment, Text } from '../../../platform/http/fields.js';

/** When the spreadsheet was read last, and when it is read next. */
export class SyncScheduleResponse {
  @Flag({ about: 'Whether it is read by schedule: switched on, and the questionnaire is active.' })
  isScheduled: boolean;
  @Moment({ nullable: true, about: 'When a reading was last started.' }) startedAt: Date | null;
  @Moment({ nullable: true, about: 'When one last succeeded.' }) succeededAt: Date | null;
  @Text({ nullable: true, about: 'Why the last one failed, while none has succeeded since.' })
  failure: string | null;
  @Moment({ nullable: true, about: 'null: none is to come.' }) nextRunAt: Date | null;
}
