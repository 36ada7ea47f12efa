import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { advisoryLock } from '../../../platform/database/advisory-locks.js';
import { Database } from '../../../platform/database/database.js';
import type { ReadyEnv } from '../../../platform/env/embedded-secrets.js';
import { InjectEnv } from '../../../platform/env/env.token.js';
import { LOGGER, type Logger } from '../../../platform/logging/logger.js';
import { SORTED_BY_STATUS, SORTING, SORTS } from './sorting.js';

const LOOK_MS = 10_000;
/** Questionnaires of fewer evaluations need no anchors: skipping all of them takes a millisecond or two. */
const LARGE = 10_000;
/** Every so many rows one is an anchor. */
const STEP = 500;
/** New anchors are cut when so many rows have moved, but cutting never takes more than a twentieth of the time. */
const MANY_MOVES = 1000;
const REST = 20;
const LOCK = advisoryLock('page anchors', 7_204_119);

/**
 * Keeps anchors for the lists of large questionnaires: every 500th row of every sorted list with its rank, cut in one
 * snapshot. From the moment a questionnaire is watched, triggers log what joins and leaves its lists; what the snapshot
 * did not see yet is added when a page is looked for, so a page is exact at any time (see page-starts.query.ts).
 */
@Injectable()
export class PageAnchors implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    @InjectEnv() private readonly env: ReadyEnv,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    if (this.env.role === 'api') return;
    this.timer = setInterval(() => {
      this.running = this.running
        .then(() => this.keep())
        .catch((error: unknown) => this.logger.warn({ err: error }, 'Page anchors could not be cut'));
    }, LOOK_MS);
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.running;
  }

  /** Watches what has become large, forgets what no longer is, and cuts where it is time. */
  async keep(): Promise<void> {
    await this.database.query(
      `INSERT INTO page_anchor_set (questionnaire_id)
       SELECT questionnaire_id FROM status_count c WHERE EXISTS (SELECT FROM questionnaire q WHERE q.id = c.questionnaire_id)
        GROUP BY 1 HAVING sum(n) >= ${LARGE} ON CONFLICT DO NOTHING`,
    );
    await this.database.query(
      `WITH small AS (DELETE FROM page_anchor_set s WHERE (SELECT coalesce(sum(n), 0) FROM status_count c
                       WHERE c.questionnaire_id = s.questionnaire_id) < ${LARGE / 2} RETURNING questionnaire_id)
       DELETE FROM evaluation_move m USING small WHERE m.questionnaire_id = small.questionnaire_id`,
    );
    // Whoever wrote without being logged had begun before now; cutting waits for all of them to end.
    await this.database.query(
      `UPDATE page_anchor_set SET may_begin = pg_snapshot_xmax(pg_current_snapshot()) WHERE may_begin IS NULL`,
    );
    const due = await this.database.query<{ id: number }>(
      `SELECT questionnaire_id AS id FROM page_anchor_set s
        WHERE may_begin <= pg_snapshot_xmin(pg_current_snapshot())
          AND (snapshot IS NULL OR postgres_started <> pg_postmaster_start_time()
               OR (built_at < now() - make_interval(secs => build_ms * ${REST} / 1000.0)
                   AND (SELECT count(*) FROM evaluation_move m WHERE m.questionnaire_id = s.questionnaire_id) >= ${MANY_MOVES}))`,
    );
    for (const { id } of due) await this.cut(id);
  }

  /**
   * Forgets the anchors of these questionnaires, and with them the names and addresses in them and in what has moved. Until new
   * ones are cut, pages are counted from the first row. In the caller's transaction.
   */
  async forget(questionnaireIds: number[]): Promise<void> {
    const watched = await this.database.query<{ id: number }>(
      `UPDATE page_anchor_set SET snapshot = NULL WHERE questionnaire_id = ANY($1) RETURNING questionnaire_id AS id`,
      [questionnaireIds],
    );
    for (const table of watched.length > 0 ? ['page_anchor', 'evaluation_move'] : [])
      await this.database.query(`DELETE FROM ${table} WHERE questionnaire_id = ANY($1)`, [
        watched.map(({ id }) => id),
      ]);
  }

  private async cut(questionnaireId: number): Promise<void> {
    const started = performance.now();
    await this.database.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const [lock] = await manager.query<{ taken: boolean; snapshot: string }[]>(
        `SELECT pg_try_advisory_xact_lock(${LOCK}) AS taken, pg_current_snapshot()::text AS snapshot`,
      );
      if (!lock?.taken) return;
      await manager.query(`DELETE FROM page_anchor WHERE questionnaire_id = $1`, [questionnaireId]);
      for (const sort of SORTS) await this.cutOne(manager, questionnaireId, sort, false);
      for (const sort of SORTED_BY_STATUS) await this.cutOne(manager, questionnaireId, sort, true);
      await manager.query(
        `DELETE FROM evaluation_move WHERE questionnaire_id = $1 AND pg_visible_in_snapshot(xid, $2::pg_snapshot)`,
        [questionnaireId, lock.snapshot],
      );
      await manager.query(
        `UPDATE page_anchor_set SET snapshot = $2::pg_snapshot, postgres_started = pg_postmaster_start_time(), built_at = now(), build_ms = $3
          WHERE questionnaire_id = $1`,
        [questionnaireId, lock.snapshot, Math.round(performance.now() - started)],
      );
    });
    this.logger.info({ questionnaireId, ms: Math.round(performance.now() - started) }, 'page anchors cut');
  }

  private async cutOne(
    manager: EntityManager,
    questionnaireId: number,
    sort: (typeof SORTS)[number],
    byStatus: boolean,
  ): Promise<void> {
    const key = SORTING[sort].key('');
    await manager.query(
      `INSERT INTO page_anchor (questionnaire_id, sort, status, rank, key, id)
       SELECT $1, $2, list, rank, key::text, id FROM (
         SELECT ${byStatus ? 'status' : `''`} AS list, ${key} AS key, id,
                row_number() OVER (${byStatus ? 'PARTITION BY status ' : ''}ORDER BY ${key}, id) - 1 AS rank
           FROM evaluation WHERE questionnaire_id = $1 AND deleted_at IS NULL) AS ranked
        WHERE rank % ${STEP} = 0`,
      [questionnaireId, sort],
    );
  }
}
