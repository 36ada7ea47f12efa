import { Flag, Int, Moment, Nested, Text } from '../http/fields.js';
import { ListOf } from '../http/list-fields.js';
import { JobResponse, ProblemResponse } from './jobs.dto.js';

/** How a queue stands, over all questionnaires. */
export class QueueResponse {
  @Text() name: string;
  @Int({ about: 'Pieces of work that wait.' }) waiting: number;
  @Int({ about: 'Pieces of work that run.' }) running: number;
  @Int({ about: 'Jobs of the last 7 days that failed, wholly or in part.' }) failed: number;
  @Moment({ nullable: true, about: 'Until when the queue rests because an outside service asked for it.' })
  restsUntil: Date | null;
}

/** A task that comes round. */
export class ScheduledTaskResponse {
  @Text() name: string;
  @Moment({ nullable: true, about: 'When it last began.' }) startedAt: Date | null;
  @Moment({ nullable: true, about: 'When it last ended.' }) finishedAt: Date | null;
  @Moment({ about: 'When it is due next.' }) dueAt: Date;
  @Flag() isRunning: boolean;
  @Flag({ about: 'Late by more than five minutes: probably no process works.' }) isLate: boolean;
  @Nested(() => ProblemResponse, { nullable: true, about: 'Why the last run failed; null after a good one.' })
  error: ProblemResponse | null;
}

/** Background work at a glance. */
export class BackgroundWorkResponse {
  @ListOf(() => QueueResponse) queues: QueueResponse[];
  @ListOf(() => JobResponse, {
    about: 'Jobs of your questionnaires that wait or run, the newest first; 100 at most.',
  })
  running: JobResponse[];
  @ListOf(() => JobResponse, {
    about:
      'Jobs of your questionnaires of the last 7 days that failed, wholly or in part, the newest first; 100 at most.',
  })
  failed: JobResponse[];
  @ListOf(() => ScheduledTaskResponse) tasks: ScheduledTaskResponse[];
}
