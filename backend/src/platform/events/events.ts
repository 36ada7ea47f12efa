import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';

type EventClass<E extends object> = new (...args: never[]) => E;
type Handler = (event: object) => unknown;

/**
 * Typed events: call down, emit up. `inTransaction` listeners are consequences in the same database and run in the
 * emitter's transaction; `afterCommit` listeners ring wake-ups and touch the outside, and never see a row that rolls back.
 */
@Injectable()
export class Events {
  private readonly inTransaction = new Map<unknown, Handler[]>();
  private readonly afterCommit = new Map<unknown, Handler[]>();

  constructor(private readonly database: Database) {}

  on<E extends object>(
    event: EventClass<E>,
    when: 'inTransaction' | 'afterCommit',
    handler: (event: E) => unknown,
  ): void {
    const handlers = this[when].get(event) ?? [];
    this[when].set(event, [...handlers, handler as Handler]);
  }

  async emit(event: object): Promise<void> {
    for (const handler of this.inTransaction.get(event.constructor) ?? []) await handler(event);
    for (const handler of this.afterCommit.get(event.constructor) ?? [])
      await this.database.afterCommit(() => handler(event));
  }
}
