import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import { concatMap, from, map, type Observable } from 'rxjs';
import { Listener } from './listener.js';

const READS = ['GET', 'HEAD', 'OPTIONS'];

/** Whoever has changed something in the admin area finds it changed in this process as soon as they get the answer. */
@Injectable()
export class CaughtUpInterceptor implements NestInterceptor {
  constructor(private readonly listener: Listener) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { method, path } = context.switchToHttp().getRequest<Request>();
    if (READS.includes(method) || !path.startsWith('/api/admin/')) return next.handle();
    return next
      .handle()
      .pipe(concatMap((answer: unknown) => from(this.listener.catchUp()).pipe(map(() => answer))));
  }
}
