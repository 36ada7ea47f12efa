import { AsyncLocalStorage } from 'node:async_hooks';
import { Inject, Injectable } from '@nestjs/common';
import {
  DataSource,
  type EntityManager,
  type EntityTarget,
  type ObjectLiteral,
  type Repository,
} from 'typeorm';
import type { Pool } from 'pg';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { LOGGER, type Logger } from '../logging/logger.js';

interface Scope {
  manager: EntityManager;
  afterCommit: (() => unknown)[];
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

  /** Runs SQL with parameters ($1, $2 …) and gives its rows, for SELECT and RETURNING alike. */
  async query<Row = Record<string, unknown>>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    const own = this.scopes.getStore()?.manager.queryRunner;
    const runner = own ?? this.dataSource.createQueryRunner();
    try {
      const result = await runner.query(sql, parameters, true);
      return (result.records ?? []) as Row[];
    } finally {
      if (!own) await runner.release();
    }
  }

  /**
   * For the few reads that every visitor makes: outside of any transaction, planned once per connection under the given
   * name, which must stand for this text alone.
   */
  async readPrepared<Row extends object>(name: string, text: string, values: unknown[]): Promise<Row[]> {
    const pool = (this.dataSource.driver as PostgresDriver).master as Pool;
    return (await pool.query<Row>({ name, text, values })).rows;
  }

  /** One transaction per use case; a nested call joins the outer one. No network call belongs inside. */
  async transaction<T>(work: () => Promise<T>): Promise<T> {
    if (this.scopes.getStore()) return work();
    const afterCommit: Scope['afterCommit'] = [];
    const result = await this.dataSource.transaction((manager) =>
      this.scopes.run({ manager, afterCommit }, work),
    );
    for (const task of afterCommit) await this.runSafely(task);
    return result;
  }

  /**
   * Runs a task once the current transaction has committed (at once outside of one). For doorbells and outside
   * effects: it may fail without harm, because rows are the truth and the sweeper looks again.
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
