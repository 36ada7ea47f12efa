import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';

type EventClass<E extends object> = new (...args: never[]) => E;
type Handler = (event: object) => unknown;

/**
 * Typed events: call down, emit up. Listeners are consequences in the same database: they run one after the other, in
 * the emitter's transaction. Who touches the outside starts a job there, or waits with `database.afterCommit`. What is only
 * rehearsed has no consequences.
 */
@Injectable()
export class Events {
  private readonly handlers = new Map<unknown, Handler[]>();

  constructor(private readonly database: Database) {}

  on<E extends object>(event: EventClass<E>, handler: (event: E) => unknown): void {
    this.handlers.set(event, [...(this.handlers.get(event) ?? []), handler as Handler]);
  }

  async emit(event: object): Promise<void> {
    if (this.database.isRehearsal) return;
    for (const handler of this.handlers.get(event.constructor) ?? []) await handler(event);
  }
}
