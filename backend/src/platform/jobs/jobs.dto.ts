import { ApiProperty } from '@nestjs/swagger';
import { detailsOf, type StoredError } from '../errors/app-error.js';
import { messageOf } from '../errors/messages.js';
import { AnyJson, Choice, Flag, Int, Moment, Nested, Text, Uuid } from '../http/fields.js';
import type { Language } from '../http/languages.js';
import { presentResult } from './define-queue.js';
import { JOB_STATES, type Job, type JobState } from './job.entity.js';

export class ProblemResponse {
  @Text({ about: 'Stable machine word, one of `ErrorCode`.' }) code: string;
  @Text({ about: "A sentence in the caller's language." }) message: string;

  @AnyJson({ optional: true, about: 'More about it, e.g. the wrong rows of a file.' }) details?: unknown;

  static from(error: StoredError | null, language: Language): ProblemResponse | null {
    if (!error) return null;
    const details = detailsOf(error, language);
    const message = messageOf(error.code, language, error.params);
    return { code: error.code, message, ...(details === undefined ? {} : { details }) };
  }
}

export class ProgressResponse {
  @Int() done: number;
  @Int() total: number;
  @Int() failed: number;
  @Int() skipped: number;
}

/** Background work as people see it. */
export class JobResponse {
  @Uuid() id: string;
  @Text() kind: string;
  @ApiProperty({ type: 'integer', nullable: true }) questionnaireId: number | null;
  @Choice(JOB_STATES) state: JobState;
  @Flag({ about: 'It stores nothing: it finds out what the work would do.' }) dryRun: boolean;
  @Nested(() => ProgressResponse) progress: ProgressResponse;
  @AnyJson({ nullable: true, about: 'What the call would have answered, where the job keeps it.' })
  result: unknown;
  @Nested(() => ProblemResponse, { nullable: true }) error: ProblemResponse | null;
  @Moment() createdAt: Date;
  @Moment({ nullable: true }) finishedAt: Date | null;

  static from(job: Job, language: Language): JobResponse {
    return {
      id: job.id,
      kind: job.kind,
      questionnaireId: job.questionnaireId,
      state: job.state,
      dryRun: job.payload.dryRun === true,
      progress: { done: job.done, total: job.total, failed: job.failed, skipped: job.skipped },
      result: presentResult(job.kind, job.result, language),
      error: ProblemResponse.from(job.error, language),
      createdAt: job.createdAt,
      finishedAt: job.finishedAt,
    };
  }
}
