import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit.js';
import { Keys } from '../../../platform/crypto/keys.js';
import { Database } from '../../../platform/database/database.js';
import { InjectEnv, type ReadyEnv } from '../../../platform/env/env.js';
import { NotFound } from '../../../platform/errors/app-error.js';
import { RateLimiter } from '../../../platform/http/rate-limiter.js';
import { type SavedNotes, PlanService } from '../plan/plan.service.js';
import type { PageResponse } from '../public-page/page.dto.js';
import { PublicPageService } from '../public-page/public-page.service.js';
import { PublishedPagesService } from '../public-page/published-pages.service.js';
import { type PdfFile, PdfMakerService } from './pdf-maker.service.js';

interface Row {
  hashedUrl: string;
  takenAt: Date | null;
}

const PER_READER = { name: 'page-pdf', max: 20, seconds: 3600 };

/** Evaluations as PDF files, from the same data as their pages (rules: PDF documents). */
@Injectable()
export class PdfService {
  constructor(
    private readonly database: Database,
    private readonly published: PublishedPagesService,
    private readonly pages: PublicPageService,
    private readonly maker: PdfMakerService,
    private readonly plans: PlanService,
    private readonly limits: RateLimiter,
    private readonly keys: Keys,
    private readonly audit: Audit,
    @InjectEnv() private readonly env: ReadyEnv,
  ) {}

  /** For people with the owner's link: with the plan as it is stored. Throws NotFound without a snapshot, TooMany over the limit, PdfNotMade. */
  async ofLink(hashedUrl: string, ip: string): Promise<PdfFile> {
    const { page } = await this.published.owned(hashedUrl);
    const subject = `${hashedUrl} ${this.keys.hash('address-hash', ip)}`;
    await this.limits.demand(subject, [PER_READER]);
    return this.make(await this.row({ hashedUrl }), page, await this.plans.read(hashedUrl));
  }

  /** What the client sees. Throws NotFound without a snapshot, PdfNotMade. */
  async ofPublished(id: string): Promise<PdfFile> {
    const row = await this.row({ id });
    const { page } = await this.published.owned(row.hashedUrl);
    return this.make(row, page, []);
  }

  /** What would be published now, for an admin. Throws NotFound, PdfNotMade. */
  async preview(id: string): Promise<PdfFile> {
    await this.audit.record({ action: 'evaluation.export-pdf', target: id });
    const { hashedUrl } = await this.row({ id });
    const page = await this.pages.preview(id);
    return this.maker.make({
      page,
      plan: [],
      date: new Date(),
      isPreview: true,
      link: this.linkOf(hashedUrl),
    });
  }

  private make({ hashedUrl, takenAt }: Row, page: PageResponse, plan: SavedNotes[]): Promise<PdfFile> {
    const date = takenAt ?? new Date();
    return this.maker.make({ page, plan, date, isPreview: false, link: this.linkOf(hashedUrl) });
  }

  private async row({
    id = null,
    hashedUrl = null,
  }: {
    id?: string | null;
    hashedUrl?: string | null;
  }): Promise<Row> {
    const [row] = await this.database.query<Row>(
      `SELECT e.hashed_url, max(s.taken_at) AS taken_at
         FROM evaluation e LEFT JOIN evaluation_snapshot s ON s.evaluation_id = e.id
        WHERE e.id = coalesce($1::uuid, (SELECT id FROM evaluation WHERE hashed_url = $2)) GROUP BY e.id`,
      [id, hashedUrl],
    );
    if (!row) throw new NotFound();
    return row;
  }

  private readonly linkOf = (hashedUrl: string) => `${this.env.publicUrl}/evaluation/${hashedUrl}`;
}
