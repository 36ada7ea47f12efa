import { AsyncLocalStorage } from 'node:async_hooks';
import { Inject, Injectable } from '@nestjs/common';
import {
  DataSource,
  type EntityManager,
  type EntityTarget,
  type ObjectLiteral,
  type Repository,
} from 'typeorm';
import type pg from 'pg';
import { LOGGER, type Logger } from '../logging/logger.js';

interface Scope {
  manager: EntityManager;
  afterCommit: (() => unknown)[];
  /** All of it is taken back at its end. */
  isRehearsal: boolean;
}

/**
 * The one door to Postgres. A transaction travels by AsyncLocalStorage: whatever is called inside
 * `transaction` takes part in it, and nothing is threaded through signatures.
 */
@Injectable()
export class Database {
  private readonly scopes = new AsyncLocalStorage<Scope>();

  constructor(
    readonly dataSource: DataSource,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  get manager(): EntityManager {
    return this.scopes.getStore()?.manager ?? this.dataSource.manager;
  }

  repository<E extends ObjectLiteral>(entity: EntityTarget<E>): Repository<E> {
    return this.manager.getRepository(entity);
  }

  /**
   * Runs SQL with parameters ($1, $2 …) and gives its rows, for SELECT and RETURNING alike. A column `clinic_name` becomes the
   * property `clinicName`.
   */
  async query<Row = Record<string, unknown>>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    const own = this.scopes.getStore()?.manager.queryRunner;
    const runner = own ?? this.dataSource.createQueryRunner();
    try {
      const result = await runner.query(sql, parameters, true);
      return inCamelCase((result.records ?? []) as Record<string, unknown>[]) as Row[];
    } finally {
      if (!own) await runner.release();
    }
  }

  /**
   * Like query, but parsed and planned once per connection under its name, and without the object mapper: for
   * statements that run with every request or item of a job. A name always stands for the same SQL.
   */
  async prepared<Row extends object>(name: string, sql: string, parameters: unknown[] = []): Promise<Row[]> {
    const { rows } = await (
      await this.client()
    ).query<Record<string, unknown>>({ name, text: sql, values: parameters });
    return inCamelCase(rows) as Row[];
  }

  /** The transaction's own connection, else the pool. */
  private async client(): Promise<Pick<pg.Pool, 'query'>> {
    const own = this.scopes.getStore()?.manager.queryRunner;
    const { driver } = this.dataSource as DataSource & { driver: { master: pg.Pool } };
    return own ? ((await own.connect()) as pg.PoolClient) : driver.master;
  }

  /** The database's clock, so that times agree across servers. */
  async now(): Promise<Date> {
    const [row] = await this.query<{ now: Date }>('SELECT now()');
    return row!.now;
  }

  /** One transaction per use case; a nested call joins the outer one. No network call belongs inside. */
  async transaction<T>(work: () => Promise<T>): Promise<T> {
    if (this.scopes.getStore()) return work();
    const afterCommit: Scope['afterCommit'] = [];
    const result = await this.dataSource.transaction((manager) =>
      this.scopes.run({ manager, afterCommit, isRehearsal: false }, work),
    );
    for (const task of afterCommit) await this.runSafely(task);
    return result;
  }

  /**
   * Runs work as `transaction` does and takes back what it wrote; answers what it answered. Nothing is notified, no listener of an event is
   * called, no task runs after it. Rows stay locked until its end, so it should be short. Not inside of a transaction.
   */
  async rehearse<T>(work: () => Promise<T>): Promise<T> {
    if (this.scopes.getStore())
      throw new Error('A rehearsal would take back the transaction that it is part of');
    const ended: { result: T }[] = [];
    try {
      await this.dataSource.transaction((manager) =>
        this.scopes.run({ manager, afterCommit: [], isRehearsal: true }, async () => {
          ended.push({ result: await work() });
          throw new TakenBack();
        }),
      );
    } catch (error) {
      if (!(error instanceof TakenBack)) throw error;
    }
    return ended[0]!.result;
  }

  /** Whether what is written now will be taken back. */
  get isRehearsal(): boolean {
    return this.scopes.getStore()?.isRehearsal ?? false;
  }

  /**
   * Runs a task once the current transaction has committed (at once outside of one). For wake-ups and outside
   * effects: it may fail without harm, because rows are the truth and workers look for due ones themselves.
   */
  async afterCommit(task: () => unknown): Promise<void> {
    const scope = this.scopes.getStore();
    if (scope) scope.afterCommit.push(task);
    else await this.runSafely(task);
  }

  private async runSafely(task: () => unknown): Promise<void> {
    try {
      await this.scopes.exit(task);
    } catch (error) {
      this.logger.error({ err: error }, 'A task after a commit failed');
    }
  }
}

class TakenBack extends Error {}

/** Rows with properties named as the program names them: `clinicName` for the column `clinic_name`. Pure. */
export function inCamelCase(rows: Record<string, unknown>[]): Record<string, unknown>[] {
  const names = Object.keys(rows[0] ?? {}).map((column) => [column, camelCase(column)] as const);
  if (names.every(([column, name]) => column === name)) return rows;
  return rows.map((row) => Object.fromEntries(names.map(([column, name]) => [name, row[column]])));
}

/** Pure. */
export const camelCase = (column: string): string =>
  column.replaceAll(/(?<=[a-z0-9])_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
