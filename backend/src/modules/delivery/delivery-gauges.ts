import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { UnsentQuery } from './late-results/unsent.query.js';

/** Figures of the product's promise: results that are late, and mails that wait or did not arrive (rules: metrics). */
@Injectable()
export class DeliveryGauges {
  constructor(
    private readonly database: Database,
    private readonly unsent: UnsentQuery,
    metrics: Metrics,
  ) {
    metrics.gauge('results_late', 'Results that should have been sent by now.', [], async () => [
      { labels: {}, value: (await this.unsent.ofAll()).count },
    ]);
    metrics.gauge(
      'results_oldest_late_seconds',
      'How long the oldest late result has been waited for.',
      [],
      async () => [{ labels: {}, value: (await this.unsent.ofAll()).oldestSeconds }],
    );
    metrics.gauge('mails_waiting', 'Mails that are not handed over yet.', [], async () => [
      { labels: {}, value: (await this.waiting()).count },
    ]);
    metrics.gauge('mails_oldest_waiting_seconds', 'How long the oldest of them has waited.', [], async () => [
      { labels: {}, value: (await this.waiting()).seconds },
    ]);
    metrics.gauge(
      'result_mails_undelivered_last_day',
      'Result mails of the last day that failed, are uncertain, bounced or were complained of.',
      ['reason'],
      () => this.undelivered(),
    );
  }

  private async waiting(): Promise<{ count: number; seconds: number }> {
    const [row] = await this.database.query<{ count: number; seconds: number }>(
      `SELECT count(*)::int AS count, coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS seconds
         FROM mail WHERE state IN ('queued', 'sending')`,
    );
    return row!;
  }

  private async undelivered() {
    const rows = await this.database.query<{ reason: string; n: number }>(
      `SELECT CASE WHEN state IN ('failed', 'uncertain') THEN state ELSE delivery END AS reason, count(*)::int AS n FROM mail
        WHERE kind = 'result' AND (state IN ('failed', 'uncertain') OR delivery IN ('bounced', 'complained'))
          AND changed_at > now() - interval '1 day' GROUP BY 1`,
    );
    const counts = new Map(rows.map(({ reason, n }) => [reason, n]));
    return ['failed', 'uncertain', 'bounced', 'complained'].map((reason) => ({
      labels: { reason },
      value: counts.get(reason) ?? 0,
    }));
  }
}
