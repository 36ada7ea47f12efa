import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit.js';
import { Database } from '../../../platform/database/database.js';
import type { StoredError } from '../../../platform/errors/app-error.js';
import { Events } from '../../../platform/events/events.js';
import { JobsService } from '../../../platform/jobs/jobs.service.js';
import { OutboxService } from '../../responses/outbox/outbox.service.js';
import { QuestionnaireChanged } from '../../questionnaires/questionnaires.events.js';
import { IntegrationStatusService } from '../../settings/integration-status.service.js';
import { SettingChanged } from '../../settings/settings.events.js';
import type { SheetSyncWork } from '../sheets.jobs.js';
import type { SheetSyncResult } from '../sync/sync.dto.js';
import { SheetSync } from './sheet-sync.entity.js';

/** What a sync found in the tab, apart from its rows. */
export interface ReadTab {
  tab: string;
  unmatchedColumns: string[];
  questionsWithoutColumn: string[];
}

/** After what changes a sync that failed is tried at once. */
const FIELDS = ['googleSheetsUrl', 'syncEnabled', 'isActive'];
const SETTINGS = ['google_credentials', 'google_spreadsheet_id'];

/**
 * SQL: when the next sync of questionnaire `q`, whose state is `s`, is due. Each failure doubles the wait, up to a day
 * (rules: scheduled sync).
 */
export const NEXT_RUN = `s.started_at + make_interval(mins => least(1440, q.sync_minutes * (1 << least(s.failures, 8))))`;

/** Keeps how the syncs of each questionnaire stand. Every method takes part in the caller's transaction. */
@Injectable()
export class SyncStateService {
  constructor(
    private readonly database: Database,
    private readonly outbox: OutboxService,
    private readonly status: IntegrationStatusService,
    private readonly jobs: JobsService,
    private readonly audit: Audit,
    events: Events,
  ) {
    events.on(QuestionnaireChanged, ({ questionnaireId, fields }) =>
      fields.some((field) => FIELDS.includes(field)) ? this.tryAgain(questionnaireId) : undefined,
    );
    events.on(SettingChanged, ({ key }) => (SETTINGS.includes(key) ? this.tryAgain(null) : undefined));
  }

  async of(questionnaireId: number): Promise<SheetSync | null> {
    return this.database.repository(SheetSync).findOneBy({ questionnaireId });
  }

  /** Whether this tab was read before: only then what it brings is new. */
  async hasRead(questionnaireId: number, tab: string): Promise<boolean> {
    const state = await this.of(questionnaireId);
    return state !== null && state.succeededAt !== null && state.tab === tab;
  }

  async started(questionnaireId: number): Promise<void> {
    await this.database.query(
      `INSERT INTO sheet_sync (questionnaire_id, started_at) VALUES ($1, now())
       ON CONFLICT (questionnaire_id) DO UPDATE SET started_at = excluded.started_at`,
      [questionnaireId],
    );
  }

  async succeeded(
    questionnaireId: number,
    { tab, unmatchedColumns, questionsWithoutColumn }: ReadTab,
  ): Promise<void> {
    await this.database.query(
      `INSERT INTO sheet_sync AS s (questionnaire_id, tab, succeeded_at, unmatched_columns, questions_without_column)
       VALUES ($1, $2, now(), $3, $4)
       ON CONFLICT (questionnaire_id) DO UPDATE SET tab = excluded.tab, succeeded_at = excluded.succeeded_at, failures = 0,
         unmatched_columns = excluded.unmatched_columns, questions_without_column = excluded.questions_without_column`,
      [questionnaireId, tab, JSON.stringify(unmatchedColumns), JSON.stringify(questionsWithoutColumn)],
    );
  }

  async failed(questionnaireId: number, error: StoredError): Promise<void> {
    await this.note(error, questionnaireId);
    await this.database.query(
      `INSERT INTO sheet_sync AS s (questionnaire_id, failures) VALUES ($1, 1)
       ON CONFLICT (questionnaire_id) DO UPDATE SET failures = s.failures + 1`,
      [questionnaireId],
    );
  }

  /** How Google answered, for the status card. */
  async note(outcome: 'ok' | StoredError, questionnaireId: number): Promise<void> {
    await this.status.record('sheets', outcome, questionnaireId);
  }

  /** What follows from a sync: whatever was stored stays, also when it failed. The schedule's are logged when they brought something. */
  async ended({ jobId, questionnaireId, payload }: SheetSyncWork, result?: SheetSyncResult): Promise<void> {
    const { createdAt } = await this.jobs.one(jobId);
    await this.outbox.recordImport(questionnaireId!, createdAt);
    const { created = 0, updated = 0 } = result ?? {};
    if (payload.byItself && created + updated > 0)
      await this.audit.record({ action: 'responses.sync', questionnaireId, details: { created, updated } });
  }

  /** When the next scheduled sync is due; null when none is to come. */
  async nextRunOf(questionnaireId: number): Promise<Date | null> {
    const [row] = await this.database.query<{ nextRunAt: Date }>(
      `SELECT greatest(now(), coalesce(${NEXT_RUN}, now())) AS next_run_at
         FROM questionnaire q LEFT JOIN sheet_sync s ON s.questionnaire_id = q.id
        WHERE q.id = $1 AND q.sync_enabled AND q.is_active AND q.deleted_at IS NULL`,
      [questionnaireId],
    );
    return row?.nextRunAt ?? null;
  }

  /** Somebody may have put right what was wrong: nobody should wait for the next try. Null: everywhere. */
  private async tryAgain(questionnaireId: number | null): Promise<void> {
    await this.database.query(
      `UPDATE sheet_sync SET failures = 0, started_at = CASE WHEN failures > 0 THEN NULL ELSE started_at END
        WHERE questionnaire_id = coalesce($1, questionnaire_id)`,
      [questionnaireId],
    );
  }
}
