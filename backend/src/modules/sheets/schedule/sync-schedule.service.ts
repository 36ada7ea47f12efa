import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { AppError, toStored } from '../../../platform/errors/app-error.js';
import { Installation } from '../../../platform/installation/installation.js';
import { Schedule } from '../../../platform/schedule/schedule.js';
import { SheetSyncService } from '../sync/sync.service.js';
import { NEXT_RUN, SyncStateService } from './sync-state.service.js';

const LOOK_MS = 30_000;
/** A sync takes some four reads, and Google grants 60 a minute: with eight syncs a minute there is room for people, too. */
const AT_ONCE = 4;

/** Starts the syncs that are due, a few at a time (rules: scheduled sync). */
@Injectable()
export class SyncScheduleService {
  constructor(
    private readonly database: Database,
    private readonly sync: SheetSyncService,
    private readonly state: SyncStateService,
    private readonly installation: Installation,
    schedule: Schedule,
  ) {
    schedule.every('sync-sheets', LOOK_MS, (signal) => this.startDue(signal));
  }

  /** Starts those that have waited longest; what is left over comes next time, so that they spread by themselves. None in a copy. */
  async startDue(signal: AbortSignal): Promise<{ started: number }> {
    if ((await this.installation.otherHome()) !== null) return { started: 0 };
    const due = await this.database.query<{ id: number }>(
      `SELECT q.id FROM questionnaire q LEFT JOIN sheet_sync s ON s.questionnaire_id = q.id
        WHERE q.sync_enabled AND q.is_active AND q.deleted_at IS NULL AND coalesce(${NEXT_RUN}, '-infinity') <= now()
        ORDER BY ${NEXT_RUN} NULLS FIRST, q.id LIMIT $1`,
      [AT_ONCE],
    );
    let started = 0;
    for (const { id } of due) {
      if (signal.aborted) break;
      if (await this.start(id)) started += 1;
    }
    return { started };
  }

  /** A sync that can't even start has failed, too: people must hear of it. */
  private async start(questionnaireId: number): Promise<boolean> {
    try {
      await this.sync.startByItself(questionnaireId);
      return true;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await this.database.transaction(async () => {
        await this.state.started(questionnaireId);
        await this.state.failed(questionnaireId, toStored(error));
      });
      return false;
    }
  }
}
