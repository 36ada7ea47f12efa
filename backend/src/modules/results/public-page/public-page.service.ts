import { Injectable } from '@nestjs/common';
import { Keys } from '../../../platform/crypto/keys.js';
import { Database } from '../../../platform/database/database.js';
import type { Language } from '../../../platform/http/languages.js';
import { RateLimiter } from '../../../platform/http/rate-limiter.js';
import { type Dictionary, UiTextsService } from '../../ui-texts/ui-texts.service.js';
import { BenchmarkService } from '../../analytics/benchmark.service.js';
import { hasResult } from '../../evaluations/published-page.js';
import { EvaluationsService } from '../../evaluations/evaluations.service.js';
import { SnapshotService } from '../snapshot/snapshot.service.js';
import { SharedPagesService } from '../sharing/shared-pages.service.js';
import { isSharedToken } from '../sharing/shared-token.js';
import { LiveDataService } from './live-data.service.js';
import type { PageResponse } from './page.dto.js';
import { PublishedEvaluationsService } from './published-evaluations.service.js';

const EVENTS_PER_HOUR = { name: 'page-events', max: 120, seconds: 3600 };

/** What surrounds a client's page: its texts, its preview, and what the client does on it. */
@Injectable()
export class PublicPageService {
  constructor(
    private readonly database: Database,
    private readonly published: PublishedEvaluationsService,
    private readonly shared: SharedPagesService,
    private readonly evaluations: EvaluationsService,
    private readonly snapshots: SnapshotService,
    private readonly live: LiveDataService,
    private readonly benchmarks: BenchmarkService,
    private readonly uiTexts: UiTextsService,
    private readonly limits: RateLimiter,
    private readonly keys: Keys,
  ) {}

  /** What the database says instead of the page's own texts, in the language of the page (rules: languages and texts). */
  async texts(link: string): Promise<Dictionary> {
    if (isSharedToken(link)) {
      const { questionnaireId, page } = await this.shared.byToken(link);
      return this.ownWordings(questionnaireId, page.language);
    }
    const { questionnaireId, published } = await this.published.byLink(link);
    return this.ownWordings(questionnaireId, published.language);
  }

  /** Own wordings of what a questionnaire's clients read. */
  ownWordings(questionnaireId: number, language: Language): Promise<Dictionary> {
    return this.uiTexts.dictionary(questionnaireId, language, 'evaluator', 'global');
  }

  /** The page as it would be published now, for admins. */
  async preview(idOrLink: string): Promise<PageResponse> {
    const evaluation = await this.evaluations.one(idOrLink);
    const page = await this.snapshots.live(evaluation);
    const parts = await this.live.of({
      questionnaireId: page.questionnaire.id,
      sectionIds: page.sections.map(({ id }) => id),
      percentage: page.evaluation.percentage,
      hasResult: hasResult(page),
      counted: await this.benchmarks.countedWith(evaluation.id),
    });
    return { ...page, ...parts };
  }

  /** Records what a client did; reports over the limit are dropped silently (rules: client events). */
  async record(link: string, type: 'opened' | 'clicked', ip: string): Promise<void> {
    if (isSharedToken(link)) {
      const { linkId } = await this.shared.byToken(link);
      if (type === 'opened' && (await this.mayReport(linkId, ip))) await this.shared.noteOpened(linkId);
      return;
    }
    const { id } = await this.published.byLink(link);
    if (await this.mayReport(id, ip)) await this.database.transaction(() => this.published.noteUse(id, type));
  }

  private mayReport(subject: string, ip: string): Promise<boolean> {
    return this.limits.take(`${subject} ${this.keys.hash('address-hash', ip)}`, [EVENTS_PER_HOUR]);
  }
}
