import { Injectable } from '@nestjs/common';
import { Column, Index, PrimaryColumn } from 'typeorm';
import { Audit } from '../../../platform/audit/audit.js';
import { Database } from '../../../platform/database/database.js';
import { Table } from '../../../platform/database/table.js';
import { NotFound } from '../../../platform/errors/app-error.js';
import { removeInBatches } from '../../../platform/schedule/in-batches.js';
import { Schedule } from '../../../platform/schedule/schedule.js';
import { DAY_MS, HOUR_MS } from '../../../platform/time/time.js';
import { UnsentQuery } from '../../delivery/late-results/unsent.query.js';
import { QuestionnairesService } from '../../questionnaires/questionnaires.service.js';
import { IntegrationStatusService } from '../../settings/integration-status.service.js';
import { SettingsService } from '../../settings/settings.service.js';
import type { SheetSync } from '../schedule/sheet-sync.entity.js';
import { SyncStateService } from '../schedule/sync-state.service.js';
import { warn, type Warning } from './warning.js';

/** A warning that an admin has dismissed until something new happens. */
@Table('dismissed_warning')
@Index('dismissed_warning_created', ['createdAt'])
export class DismissedWarning {
  @PrimaryColumn('int', { name: 'admin_id' }) adminId: number;
  @PrimaryColumn('int', { name: 'questionnaire_id' }) questionnaireId: number;
  /** Kind and occurrence. */
  @PrimaryColumn('varchar', { length: 40 }) warning: string;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
}

const AT_ONCE = 1000;
const OLD = `
  DELETE FROM dismissed_warning WHERE (admin_id, questionnaire_id, warning) IN (
    SELECT admin_id, questionnaire_id, warning FROM dismissed_warning WHERE created_at < now() - interval '90 days' LIMIT $1)`;
const LOST = `
  DELETE FROM sheet_sync WHERE questionnaire_id IN (
    SELECT questionnaire_id FROM sheet_sync s WHERE NOT EXISTS (SELECT 1 FROM questionnaire q WHERE q.id = s.questionnaire_id) LIMIT $1)`;
const LOST_MAPPINGS = `
  DELETE FROM response_mapping WHERE questionnaire_id IN (
    SELECT questionnaire_id FROM response_mapping m WHERE NOT EXISTS (SELECT 1 FROM questionnaire q WHERE q.id = m.questionnaire_id) LIMIT $1)`;

/** What an admin should know of a questionnaire that is looked after by nobody just now (rules: warnings). */
@Injectable()
export class WarningsService {
  constructor(
    private readonly database: Database,
    private readonly questionnaires: QuestionnairesService,
    private readonly status: IntegrationStatusService,
    private readonly settings: SettingsService,
    private readonly state: SyncStateService,
    private readonly unsent: UnsentQuery,
    private readonly audit: Audit,
    schedule: Schedule,
  ) {
    schedule.every('forget-warnings', DAY_MS, async (signal) => ({
      dismissed: await removeInBatches(database, signal, AT_ONCE, OLD),
      syncs: await removeInBatches(database, signal, AT_ONCE, LOST),
      mappings: await removeInBatches(database, signal, AT_ONCE, LOST_MAPPINGS),
    }));
  }

  /** Those the admin has not dismissed, the most pressing first. */
  async list(questionnaireId: number, adminId: number): Promise<Warning[]> {
    const warnings = await this.all(questionnaireId);
    if (warnings.length === 0) return [];
    const dismissed = await this.database.query<{ warning: string }>(
      `SELECT warning FROM dismissed_warning WHERE admin_id = $1 AND questionnaire_id = $2`,
      [adminId, questionnaireId],
    );
    const gone = new Set(dismissed.map(({ warning }) => warning));
    return warnings.filter(({ id }) => !gone.has(id));
  }

  /** Keeps a warning away from this admin until it occurs anew. Throws NotFound when it does not stand any more. */
  async dismiss(questionnaireId: number, adminId: number, id: string): Promise<void> {
    if (!(await this.all(questionnaireId)).some((warning) => warning.id === id)) throw new NotFound();
    await this.database.transaction(async () => {
      await this.database.query(
        `INSERT INTO dismissed_warning (admin_id, questionnaire_id, warning) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
        [adminId, questionnaireId, id],
      );
      await this.audit.record({ action: 'warning.dismiss', target: id, questionnaireId });
    });
  }

  private async all(questionnaireId: number): Promise<Warning[]> {
    const { isActive } = await this.questionnaires.one(questionnaireId);
    if (!isActive) return [];
    const state = await this.state.of(questionnaireId);
    const found = [
      await this.failing(questionnaireId, state),
      state && columns(state),
      await this.silence(questionnaireId),
      await this.late(questionnaireId),
    ];
    return found.filter((warning) => warning !== null);
  }

  private async failing(questionnaireId: number, state: SheetSync | null): Promise<Warning | null> {
    const { lastFailure, lastFailureAt } = (await this.status.read(questionnaireId)).get('sheets') ?? {};
    if (!state || state.failures === 0 || !lastFailure || !lastFailureAt) return null;
    return warn('sync-failing', [lastFailure.code, state.succeededAt], {
      since: lastFailureAt,
      reason: lastFailure,
      nextRunAt: await this.state.nextRunOf(questionnaireId),
    });
  }

  /** Nothing came for as long as the settings say, although the sheet is read by schedule. */
  private async silence(questionnaireId: number): Promise<Warning | null> {
    const { sync_silence_hours: hours } = await this.settings.read('sync_silence_hours');
    const { syncEnabled, createdAt } = await this.questionnaires.one(questionnaireId);
    if (hours === null || !syncEnabled) return null;
    const [row] = await this.database.query<{ at: Date | null }>(
      `SELECT max(created_at) AS at FROM evaluation WHERE questionnaire_id = $1 AND deleted_at IS NULL`,
      [questionnaireId],
    );
    const since = row?.at ?? createdAt;
    if (Date.now() - since.getTime() < Number(hours) * HOUR_MS) return null;
    return warn('silence', since, { since });
  }

  private async late(questionnaireId: number): Promise<Warning | null> {
    const { count, newest } = await this.unsent.of(questionnaireId);
    return count === 0 ? null : warn('unsent', newest, { count });
  }
}

function columns({ unmatchedColumns, questionsWithoutColumn }: SheetSync): Warning | null {
  if (unmatchedColumns.length + questionsWithoutColumn.length === 0) return null;
  return warn('columns', [[...unmatchedColumns].sort(), [...questionsWithoutColumn].sort()], {
    columns: unmatchedColumns,
    questions: questionsWithoutColumn,
  });
}
