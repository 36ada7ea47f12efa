import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Database } from '../../../platform/database/database.js';
import { NotFound } from '../../../platform/errors/app-error.js';
import { Limits } from '../../../platform/http/limits.js';
import { BenchmarkService } from '../../analytics/benchmark.service.js';
import { LandingService } from '../../settings/landing.service.js';
import { Evaluation } from '../evaluation.entity.js';
import type { PublishedPage } from '../snapshot/published-page.js';
import { SnapshotService } from '../snapshot/snapshot.service.js';
import { next, type Status } from '../status/status.js';
import type { PageResponse } from './page.dto.js';

const LINK = /^[A-Za-z0-9_-]{20,40}$/;
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const EVENTS_PER_HOUR = { name: 'page-events', max: 120, seconds: 3600 };

/** What a client gets: the snapshot, and nothing else (rules: what a client sees). */
@Injectable()
export class PublicPageService {
  constructor(
    private readonly database: Database,
    private readonly snapshots: SnapshotService,
    private readonly benchmarks: BenchmarkService,
    private readonly landing: LandingService,
    private readonly limits: Limits,
  ) {}

  /** Unknown, withdrawn, malformed and never published links all look the same: 404. */
  async page(hashedUrl: string): Promise<PageResponse> {
    if (!LINK.test(hashedUrl)) throw new NotFound();
    const [row] = await this.database.query<{ published: PublishedPage }>(
      `SELECT e.published FROM evaluation e JOIN questionnaire q ON q.id = e.questionnaire_id AND q.deleted_at IS NULL
        WHERE e.hashed_url = $1 AND e.deleted_at IS NULL AND e.published IS NOT NULL`,
      [hashedUrl],
    );
    if (!row) throw new NotFound();
    return this.withLiveParts(row.published);
  }

  /** The page as it would be published now, for admins. */
  async preview(idOrLink: string): Promise<PageResponse> {
    const where = UUID.test(idOrLink) ? { id: idOrLink } : { hashedUrl: idOrLink };
    const evaluation = await this.database
      .repository(Evaluation)
      .findOneBy({ ...where, deletedAt: IsNull() });
    if (!evaluation) throw new NotFound();
    return this.withLiveParts(await this.snapshots.live(evaluation));
  }

  /** Records what a client did; never moves the status backwards and never fails because of it. */
  async record(hashedUrl: string, type: 'opened' | 'clicked', ip: string): Promise<void> {
    if (!LINK.test(hashedUrl)) throw new NotFound();
    await this.database.transaction(async () => {
      const [row] = await this.database.query<{ id: string; status: Status }>(
        `SELECT e.id, e.status FROM evaluation e JOIN questionnaire q ON q.id = e.questionnaire_id AND q.deleted_at IS NULL
          WHERE e.hashed_url = $1 AND e.deleted_at IS NULL AND e.published IS NOT NULL FOR UPDATE OF e`,
        [hashedUrl],
      );
      if (!row) throw new NotFound();
      if (!(await this.limits.take(`${row.id} ${ip}`, [EVENTS_PER_HOUR]))) return;
      const at = type === 'opened' ? 'opened_at' : 'clicked_at';
      const status = next(row.status, type) ?? row.status;
      await this.database.query(
        `UPDATE evaluation SET status = $2, ${at} = coalesce(${at}, now()), version = version + ($2 <> status)::int
          WHERE id = $1 AND (status <> $2 OR ${at} IS NULL)`,
        [row.id, status],
      );
    });
  }

  private async withLiveParts(page: PublishedPage): Promise<PageResponse> {
    const [benchmark, { consultationUrl }] = await Promise.all([
      this.benchmarks.means(page.questionnaire.id),
      this.landing.read(),
    ]);
    const sections = page.sections.map(({ id }) => [id, { mean: benchmark.sections.get(id) ?? 0 }] as const);
    return {
      ...page,
      industryBenchmarks: { overall: { mean: benchmark.overall }, sections: Object.fromEntries(sections) },
      consultationUrl,
    };
  }
}
