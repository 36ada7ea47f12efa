import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { from, mergeMap, type Observable } from 'rxjs';
import { InjectEnv, type ReadyEnv } from '../env/env.js';
import { Conflict, fromStored } from '../errors/app-error.js';
import { languageOf } from '../http/language.js';
import { Shutdown } from '../http/shutdown.js';
import { JobResponse } from './jobs.dto.js';
import { hasEnded, JobsService } from './jobs.service.js';
import type { Job } from './job.entity.js';

/** What a controller returns for work that runs as a job: the job, and how to read the call's answer when it is done. */
export class LongCall<T> {
  constructor(
    readonly job: Pick<Job, 'id'>,
    readonly answer: (job: Job) => T | Promise<T>,
  ) {}
}

/** Asks for 202 at once instead of waiting (RFC 7240). */
const asksAsync = (request: Request) =>
  /(^|,)\s*respond-async\s*(;|,|$)/i.test(String(request.headers.prefer ?? ''));

/**
 * Turns a LongCall into the call's answer; into 202 with the job and its address where that takes longer than a call waits
 * (LONG_CALL_SECONDS), or the process stops.
 */
@Injectable()
export class LongCallInterceptor implements NestInterceptor {
  constructor(
    private readonly jobs: JobsService,
    private readonly stopping: Shutdown,
    @InjectEnv() private readonly env: ReadyEnv,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    return next
      .handle()
      .pipe(
        mergeMap((value: unknown) =>
          from(value instanceof LongCall ? this.settle(value, request, response) : [value]),
        ),
      );
  }

  private async settle(call: LongCall<unknown>, request: Request, response: Response): Promise<unknown> {
    const job = asksAsync(request)
      ? await this.jobs.one(call.job.id)
      : await this.jobs.waitFor(call.job.id, this.env.longCallMs, this.stopping.signal);
    if (asksAsync(request) || !hasEnded(job)) {
      response.status(202).setHeader('Location', `/api/admin/jobs/${job.id}`);
      if (asksAsync(request)) response.setHeader('Preference-Applied', 'respond-async');
      return JobResponse.from(job, languageOf(request));
    }
    if (job.error) throw fromStored(job.error);
    if (job.state === 'cancelled') throw new Conflict('job_cancelled');
    return call.answer(job);
  }
}
