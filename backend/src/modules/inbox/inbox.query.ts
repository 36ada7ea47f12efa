import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { jobFailed } from '../../platform/jobs/failed-job.js';
import { AnswerPromiseService } from '../settings/answer-promise.service.js';
import type { InboxFilter, InboxItemResponse, InboxKind, InboxResponse } from './inbox.dto.js';

const MOST_SHOWN = 200;
/** Of each kind so many of a questionnaire are looked at, so that a page costs the same however many there were. */
const MOST_OF_A_KIND = 100;
const NEWEST = `LIMIT $6`;
/** A count looks at more of them than anybody reads. */
const MOST_COUNTED = 10_000;
/** What happened longer ago is no news. */
const DAYS = 30;

const ABOUT = `e.id AS evaluation_id, e.client_name, e.clinic_name`;
const LIVE = `e.questionnaire_id = scope.id AND e.deleted_at IS NULL AND e.anonymised_at IS NULL`;
/** The demo's addresses can exist nowhere, so nobody waits for those. */
const AWAITED = `e.client_email <> '' AND e.client_email NOT LIKE '%.example'`;
const ABOUT_ALL = `NULL::uuid AS evaluation_id, NULL::text AS client_name, NULL::text AS clinic_name`;

/** SQL of the news of questionnaire `scope.id`, each kind from an index of its own; $4 is the hours after which a result is urgent, $6 how many are looked at. */
const NEWS = [
  `SELECT 'opened' AS kind, 'opened:' || e.id AS key, e.opened_at AS at, ${ABOUT}, NULL::text AS detail, NULL::int AS count
     FROM evaluation e WHERE ${LIVE} AND e.opened_at > now() - interval '${DAYS} days' ORDER BY e.opened_at DESC ${NEWEST}`,
  `SELECT 'offer', 'offer:' || o.id, o.created_at, ${ABOUT}, o.product_name, NULL
     FROM offer_request o JOIN evaluation e ON e.id = o.evaluation_id
    WHERE o.questionnaire_id = scope.id AND ${LIVE} AND o.created_at > now() - interval '${DAYS} days' ORDER BY o.created_at DESC ${NEWEST}`,
  `SELECT 'to-review', 'review:' || scope.id || ':' || floor(extract(epoch FROM max(e.created_at))), max(e.created_at), ${ABOUT_ALL}, NULL, count(*)::int
     FROM evaluation e WHERE ${LIVE} AND e.status IN ('pending', 'error', 'generated') AND e.sent_at IS NULL
      AND e.created_at > now() - interval '${DAYS} days' AND ${AWAITED} HAVING count(*) > 0`,
  `SELECT CASE WHEN m.delivery IN ('bounced', 'complained') THEN 'refused' ELSE 'undelivered' END, 'mail:' || m.id || ':' || coalesce(m.delivery, m.state), m.changed_at, ${ABOUT}, coalesce(m.delivery, m.state), NULL
     FROM mail m JOIN evaluation e ON e.id = m.evaluation_id
    WHERE m.questionnaire_id = scope.id AND ${LIVE} AND m.kind = 'result' AND (m.state IN ('failed', 'uncertain') OR m.delivery IN ('bounced', 'complained'))
      AND m.delivery IS DISTINCT FROM 'delivered' AND m.changed_at > now() - interval '${DAYS} days'
      AND NOT EXISTS (SELECT 1 FROM mail later WHERE later.evaluation_id = m.evaluation_id AND later.kind = 'result' AND later.created_at > m.created_at)
    ORDER BY m.changed_at DESC ${NEWEST}`,
  `SELECT 'overdue', 'overdue:' || e.id, e.submitted_at + make_interval(hours => $4), ${ABOUT}, NULL, NULL
     FROM evaluation e WHERE ${LIVE} AND e.status IN ('pending', 'error', 'generated', 'verified') AND e.sent_at IS NULL
      AND e.submitted_at < now() - make_interval(hours => $4) AND e.submitted_at > now() - interval '14 days'
      AND e.address_check <> 'awaited' AND ${AWAITED} ORDER BY e.submitted_at DESC ${NEWEST}`,
  `SELECT 'unconfirmed', 'unconfirmed:' || e.id, e.submitted_at + interval '1 day', ${ABOUT}, NULL, NULL
     FROM evaluation e WHERE ${LIVE} AND e.address_check = 'awaited' AND e.submitted_at < now() - interval '1 day'
      AND e.submitted_at > now() - interval '${DAYS} days' ORDER BY e.submitted_at DESC ${NEWEST}`,
  `SELECT 'unknown-answers', 'unknown:' || scope.id || ':' || floor(extract(epoch FROM max(e.created_at))), max(e.created_at), ${ABOUT_ALL}, NULL, count(*)::int
     FROM evaluation e WHERE ${LIVE} AND e.unknown_answers <> '{}' HAVING count(*) > 0`,
  `SELECT 'sync-failing', 'sync:' || scope.id || ':' || coalesce(floor(extract(epoch FROM s.succeeded_at)), 0), i.last_failure_at, ${ABOUT_ALL}, NULL, NULL
     FROM sheet_sync s JOIN integration_status i ON i.questionnaire_id = s.questionnaire_id AND i.service = 'sheets'
    WHERE s.questionnaire_id = scope.id AND s.failures > 0 AND i.last_failure_at IS NOT NULL`,
  `SELECT 'job-failed', 'job:' || j.id, j.finished_at, ${ABOUT_ALL}, j.kind, NULL
     FROM job j WHERE j.questionnaire_id = scope.id AND j.created_at > now() - interval '7 days' AND j.finished_at IS NOT NULL
      AND ${jobFailed('j')} AND j.kind NOT LIKE 'send%' ORDER BY j.created_at DESC ${NEWEST}`,
]
  .map((kind) => `(${kind})`)
  .join(' UNION ALL ');

/**
 * SQL: the news of the questionnaires of admin $1, by questionnaire $2 and kind $3, with what the admin has marked of each. Times
 * are rounded to milliseconds, as in the API: a reader marks all up to the newest of them as read.
 */
const FOUND = `
  SELECT item.kind, item.key, item.at, item.evaluation_id, item.client_name, item.clinic_name, item.detail, item.count,
         scope.id AS questionnaire_id, scope.name,
         coalesce(m.is_done, item.at <= (SELECT read_until FROM inbox_reader WHERE admin_id = $1), false) AS is_done
    FROM access_grant g JOIN questionnaire scope ON scope.id = g.questionnaire_id AND scope.deleted_at IS NULL
   CROSS JOIN LATERAL (SELECT kind, key, date_trunc('milliseconds', at) AS at, evaluation_id, client_name, clinic_name, detail, count
                         FROM (${NEWS}) AS news) AS item
    LEFT JOIN inbox_mark m ON m.admin_id = $1 AND m.item = item.key
   WHERE g.admin_id = $1 AND ($2::int IS NULL OR scope.id = $2) AND ($3::text IS NULL OR item.kind = $3)`;

type Row = InboxItemResponse & { unread: number };

/** What has happened to the questionnaires of a person, from the rows that say so (rules: inbox). */
@Injectable()
export class InboxQuery {
  constructor(
    private readonly database: Database,
    private readonly promise: AnswerPromiseService,
  ) {}

  async read(adminId: number, { kind, questionnaireId }: InboxFilter): Promise<InboxResponse> {
    const rows = await this.rows(adminId, { kind, questionnaireId }, MOST_SHOWN);
    return { items: rows.map(({ unread: _unread, ...item }) => item), unread: rows[0]?.unread ?? 0 };
  }

  /** How many the person has not done with; results that were opened wait for nobody. */
  async unread(adminId: number): Promise<number> {
    const [row] = await this.rows(adminId, {}, 1);
    return row?.unread ?? 0;
  }

  /** Of these kinds, how much the person has not done with; what stands for several counts as several. */
  async waiting(adminId: number, kinds: readonly InboxKind[]): Promise<Map<InboxKind, number>> {
    const rows = await this.database.query<{ kind: InboxKind; number: number }>(
      `SELECT kind, sum(coalesce(count, 1))::int AS number FROM (${FOUND}) AS found
        WHERE NOT is_done AND kind = ANY($5::text[]) GROUP BY kind`,
      [adminId, null, null, await this.promise.warnAfterHours(), kinds, MOST_COUNTED],
    );
    return new Map(rows.map(({ kind, number }) => [kind, number]));
  }

  private async rows(adminId: number, { kind, questionnaireId }: InboxFilter, most: number): Promise<Row[]> {
    return this.database.query<Row>(
      `SELECT key, kind, at, questionnaire_id, name AS questionnaire_name, evaluation_id,
              client_name, clinic_name, detail, count, is_done,
              (count(*) FILTER (WHERE NOT is_done AND kind <> 'opened') OVER ())::int AS unread
         FROM (${FOUND}) AS found ORDER BY at DESC, key LIMIT $5`,
      [
        adminId,
        questionnaireId ?? null,
        kind ?? null,
        await this.promise.warnAfterHours(),
        most,
        MOST_OF_A_KIND,
      ],
    );
  }
}
