import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit.js';
import { Database } from '../../../platform/database/database.js';
import { NotFound } from '../../../platform/errors/app-error.js';
import { Events } from '../../../platform/events/events.js';
import { inBatches } from '../../../platform/schedule/in-batches.js';
import { Schedule } from '../../../platform/schedule/schedule.js';
import { HOUR_MS } from '../../../platform/time/time.js';
import { EvaluationsForgotten } from '../../evaluations/evaluations.events.js';
import { FunnelQuery } from '../funnel/funnel.query.js';

const BATCH = 500;
/** For how long a draft stays after it was last touched, and after it was sent in. */
const RETENTION_DAYS = 30;

/** Erases drafts once their time is over; the funnel reads the same before and after (rules: erasing drafts). */
@Injectable()
export class DraftErasureService {
  constructor(
    private readonly database: Database,
    private readonly funnel: FunnelQuery,
    private readonly audit: Audit,
    events: Events,
    schedule: Schedule,
  ) {
    schedule.every('erase-drafts', HOUR_MS, async (signal) => ({ drafts: await this.erase(signal) }));
    events.on(EvaluationsForgotten, ({ evaluationIds }) => this.forget(evaluationIds));
  }

  /** Bounded batches, each a statement of its own. Answers how many drafts went. */
  erase(signal: AbortSignal): Promise<number> {
    return inBatches(BATCH, signal, (size) => this.funnel.eraseDrafts(size, RETENTION_DAYS));
  }

  /** One that is still being filled in, at once: its links open nothing of it any more. Throws NotFound. */
  async eraseOne(id: string): Promise<void> {
    await this.database.transaction(async () => {
      if ((await this.funnel.eraseDraft(id)) === 0) throw new NotFound();
      await this.audit.record({ action: 'draft.erase', target: id });
    });
  }

  private async forget(evaluationIds: readonly string[]): Promise<void> {
    await this.database.query(
      `UPDATE response_draft SET evaluation_id = NULL WHERE evaluation_id = ANY($1::uuid[])`,
      [evaluationIds],
    );
  }
}
