import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { caller } from '../../../platform/http/caller.js';
import { fileNameOf } from '../../../platform/http/downloads.js';
import type { Language } from '../../../platform/http/languages.js';
import { RateLimiter } from '../../../platform/http/rate-limiter.js';
import { ThreadPool } from '../../../platform/threads/thread-pool.js';
import { AnalyticsService, type Days } from '../../analytics/analytics.service.js';
import { QuestionnairesService } from '../../questionnaires/questionnaires.service.js';
import { MOST_RETURNED, ReturnedQuery } from '../../responses/earlier-responses/returned.query.js';
import { composeReport } from './compose-report.js';
import type { ReportFormat, ReportSource } from './report.types.js';

class ReportNotMade extends AppError {
  constructor(cause: unknown) {
    super('report_not_made', 503, {}, { cause });
  }
}

const PER_ADMIN = { name: 'programme-report', max: 60, seconds: 3600 };

const threads = new ThreadPool({
  most: 1,
  heapMegabytes: 256,
  milliseconds: 30_000,
  errorOf: (code) => new ReportNotMade(new Error(code)),
  outOfMemory: (cause) => new ReportNotMade(cause),
  lost: (reason) => new ReportNotMade(new Error(reason)),
});

interface ReportRequest {
  format: ReportFormat;
  language: Language;
  days: Days;
}

/** Reports of a period out of counts, so that they cost the same for ten responses and for a million (rules: programme report). */
@Injectable()
export class ProgrammeReportService {
  constructor(
    private readonly analytics: AnalyticsService,
    private readonly returned: ReturnedQuery,
    private readonly questionnaires: QuestionnairesService,
    private readonly limits: RateLimiter,
    private readonly audit: Audit,
  ) {}

  /** Throws period_reversed, period_too_long, TooMany over the limit, ReportNotMade. */
  async make(
    id: number,
    { format, language, days }: ReportRequest,
  ): Promise<{ bytes: Buffer; name: string }> {
    this.analytics.requireDays(days);
    await this.limits.demand(String(caller().adminId), [PER_ADMIN]);
    const source = await this.sourceOf(id, language, days);
    await this.audit.record({
      action: 'analytics.report',
      questionnaireId: id,
      details: { format, language },
    });
    const file = new URL('./report.thread.js', import.meta.url);
    for await (const bytes of threads.listen<Uint8Array>(file, { source, format }))
      return { bytes: Buffer.from(bytes), name: `${fileNameOf(composeReport(source).fileParts)}.${format}` };
    throw new ReportNotMade(new Error('the thread said nothing'));
  }

  private async sourceOf(id: number, language: Language, days: Days): Promise<ReportSource> {
    const period = this.analytics.periodOf(days);
    const [{ name }, { now, previous }, bands, trend, questions, answers, returned, sections] =
      await Promise.all([
        this.questionnaires.one(id),
        this.analytics.figures(id, days),
        this.analytics.bands(id, days),
        this.analytics.trend(id, days),
        this.analytics.questions(id, days),
        this.analytics.answers(id, days),
        this.returned.whole(id, period),
        this.returned.sections(id, period),
      ]);
    const questionnaireName = name;
    return {
      ...{ questionnaireName, language, now, previous, bands, trend, questions, answers },
      returned: { ...returned, sections, isCapped: returned.n === MOST_RETURNED },
      date: new Date(),
    };
  }
}
