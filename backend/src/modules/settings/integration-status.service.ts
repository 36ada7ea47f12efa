import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import type { StoredError } from '../../platform/errors/app-error.js';
import { cleanJson } from '../../platform/text/clean-text.js';
import { type Integration, IntegrationOutcome } from './integration-outcome.entity.js';

/** `ok`, or what failed: an AppError as well as a stored one. */
export type ProbeOutcome = 'ok' | Pick<StoredError, 'code' | 'status' | 'params'>;

const EVERYWHERE = 0;
/** Services that are asked many times a second write down that they still do as before this often. */
const REMEMBER_MS = 60_000;

/** Remembers how each outside service answered last, for the status cards (rules: integration status). */
@Injectable()
export class IntegrationStatusService {
  private readonly noted = new Map<string, { code: string; at: number }>();

  constructor(private readonly database: Database) {}

  /** Writes an outcome down, in the caller's transaction if there is one. Without a questionnaire it holds for all of them. */
  async record(
    service: Integration,
    outcome: ProbeOutcome,
    questionnaireId: number | null = null,
  ): Promise<void> {
    await this.database.query(
      `INSERT INTO integration_status (service, questionnaire_id, last_success_at, last_failure_at, last_failure)
       VALUES ($1, $2, CASE WHEN $3::jsonb IS NULL THEN now() END, CASE WHEN $3::jsonb IS NOT NULL THEN now() END, $3)
       ON CONFLICT (service, questionnaire_id) DO UPDATE SET
         last_success_at = coalesce(excluded.last_success_at, integration_status.last_success_at),
         last_failure_at = coalesce(excluded.last_failure_at, integration_status.last_failure_at),
         last_failure = coalesce(excluded.last_failure, integration_status.last_failure)`,
      [service, questionnaireId ?? EVERYWHERE, outcome === 'ok' ? null : asJson(outcome)],
    );
  }

  /**
   * As `record`, for services that answer many times a second: the same outcome is written once a minute at most, and what they
   * did counts even when it can't be written down.
   */
  async note(service: Integration, outcome: ProbeOutcome): Promise<void> {
    const code = outcome === 'ok' ? 'ok' : outcome.code;
    const before = this.noted.get(service);
    if (before?.code === code && Date.now() - before.at < REMEMBER_MS) return;
    this.noted.set(service, { code, at: Date.now() });
    await this.record(service, outcome).catch(() => this.noted.delete(service));
  }

  /** What is known for a questionnaire: its own outcome of a service, else the one that holds everywhere. */
  async read(questionnaireId: number): Promise<Map<Integration, IntegrationOutcome>> {
    const rows = await this.database.repository(IntegrationOutcome).find({
      where: { questionnaireId: In([EVERYWHERE, questionnaireId]) },
      order: { questionnaireId: 'ASC' },
    });
    return new Map(rows.map((row) => [row.service, row]));
  }
}

const asJson = ({ code, status, params }: Exclude<ProbeOutcome, 'ok'>): string =>
  cleanJson({ code, status, params });
