import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit.js';
import { Database } from '../../../platform/database/database.js';
import { inBatches } from '../../../platform/schedule/in-batches.js';
import { Schedule } from '../../../platform/schedule/schedule.js';
import { clinicZone } from '../../../platform/time/time.js';
import { isLatestResult } from '../../analytics/clinic-results.query.js';
import { SettingsService } from '../../settings/settings.service.js';
import { ErasedSourcesService } from '../removal/erased-sources.service.js';
import { RelatedRecordsService } from '../removal/related-records.service.js';

const BATCH = 200;
/** Whose nights it runs in, and whose days stay of times. */

interface Old {
  id: string;
  questionnaireId: number;
  sourceKey: string;
}

/**
 * Every night, evaluations whose response is older than the setting says lose all that identifies a person; scores and
 * what is counted stay, so no statistics change by it (rules: retention).
 */
@Injectable()
export class RetentionService {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly erasedSources: ErasedSourcesService,
    private readonly related: RelatedRecordsService,
    private readonly audit: Audit,
    schedule: Schedule,
  ) {
    schedule.nightly('anonymise-old-evaluations', clinicZone(), (signal) => this.anonymiseOld(signal));
  }

  /** Bounded batches, each a transaction of its own; what is left is taken up by the next run. Nothing while the setting is off. */
  async anonymiseOld(signal: AbortSignal): Promise<{ evaluations: number }> {
    const { retention_months: months } = await this.settings.read('retention_months');
    if (months === null) return { evaluations: 0 };
    return { evaluations: await inBatches(BATCH, signal, (size) => this.batch(Number(months), size)) };
  }

  /** How many evaluations a run would take with so many months. */
  async countOlderThan(months: number): Promise<number> {
    const [row] = await this.database.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM evaluation WHERE anonymised_at IS NULL AND submitted_at < ${before('$1')}`,
      [months],
    );
    return row?.n ?? 0;
  }

  private batch(months: number, size: number): Promise<number> {
    return this.database.transaction(async () => {
      const old = await this.database.query<Old>(OLDEST, [size, months]);
      if (old.length === 0) return 0;
      const keys = await this.erasedSources.remember(old);
      const ids = old.map(({ id }) => id);
      for (const statement of [FORGET_EVENTS, TELL_CARDS, ...EMPTY_OTHERS])
        await this.database.query(statement, [ids]);
      await this.database.query(ANONYMISE, [ids, keys, ids.map(() => randomBytes(20).toString('base64url'))]);
      await this.related.remove(ids);
      await this.noteInLog(old, months);
      return old.length;
    });
  }

  private async noteInLog(old: Old[], months: number): Promise<void> {
    const counts = new Map<number, number>();
    for (const { questionnaireId } of old)
      counts.set(questionnaireId, (counts.get(questionnaireId) ?? 0) + 1);
    for (const [questionnaireId, count] of counts)
      await this.audit.record({
        action: 'evaluations.anonymise',
        questionnaireId,
        details: { count, months },
      });
  }
}

const before = (months: string) => `now() - make_interval(months => ${months}::int)`;

/** Rows that another transaction has locked are skipped (SKIP LOCKED) and taken the next night. */
const OLDEST = `
  SELECT id, questionnaire_id, source_key FROM evaluation
   WHERE anonymised_at IS NULL AND submitted_at < ${before('$2')} ORDER BY submitted_at LIMIT $1 FOR UPDATE SKIP LOCKED`;

/** The hour of a response would find its row in a sheet again; its day, by which nothing is counted otherwise, would not. */
const ANONYMISE = `
  UPDATE evaluation e
     SET client_name = '', client_email = '', clinic_name = '', raw_responses = '{}', unknown_answers = '{}', generated_texts = NULL, text_origins = '{}', text_evidence = '{}', doubts = '[]',
         texts_stale = false, waivers = '[]', approval = NULL, edited_since_approval = false, published = NULL, error = NULL, trello_card_id = NULL, assignee_id = NULL,
         response_source = '', consent_id = NULL, address_check = 'none', former_id = NULL, superseded = NOT (${isLatestResult('e', 'q.min_answered_percent')}), source_key = f.key, hashed_url = f.link, anonymised_at = now(), version = e.version + 1,
         submitted_at = date_trunc('day', e.submitted_at AT TIME ZONE time_zone()) AT TIME ZONE time_zone()
    FROM unnest($1::uuid[], $2::char(64)[], $3::text[]) AS f(id, key, link), questionnaire q WHERE e.id = f.id AND q.id = e.questionnaire_id`;

/** First of all: who hands one out at the moment is waited for, and what comes of it goes, too. */
const FORGET_EVENTS = `DELETE FROM evaluation_event WHERE evaluation_id = ANY($1::uuid[])`;
/** The card itself still names the clinic: a comment says so to the people of the board. */
const TELL_CARDS = `
  SELECT put_into_outbox(array_agg(e.id), array_agg('evaluation.anonymised'::text), array_agg(jsonb_build_object('card', e.trello_card_id)))
    FROM evaluation e JOIN questionnaire q ON q.id = e.questionnaire_id AND q.deleted_at IS NULL
   WHERE e.id = ANY($1::uuid[]) AND e.deleted_at IS NULL AND e.trello_card_id IS NOT NULL`;

/** Requests for offers stay as far as they are counted. */
const EMPTY_OTHERS = [
  `DELETE FROM trello_card WHERE evaluation_id = ANY($1::uuid[])`,
  `DELETE FROM shared_link WHERE evaluation_id = ANY($1::uuid[])`,
  `DELETE FROM evaluation_note WHERE evaluation_id = ANY($1::uuid[])`,
  `DELETE FROM text_version WHERE evaluation_id = ANY($1::uuid[])`,
  `DELETE FROM plan_step WHERE evaluation_id = ANY($1::uuid[])`,
  `DELETE FROM evaluation_snapshot WHERE evaluation_id = ANY($1::uuid[])`,
  `UPDATE offer_request SET what_if = '[]', message = NULL, phone = NULL WHERE evaluation_id = ANY($1::uuid[])`,
];
