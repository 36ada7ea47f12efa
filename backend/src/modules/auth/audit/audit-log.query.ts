import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { isDay } from '../../../platform/time/time.js';
import { type AuditEntryResponse, type AuditFilter, FARTHEST } from './audit-log.dto.js';

const MOST_WORDS = 8;
/** Rows with certain words are dear to count, so the totals of searches end earlier. */
const MOST_FOUND = 1000;
/** Stands for 'no questionnaire' among the questionnaires that a reader may see. */
const NO_QUESTIONNAIRE = 0;

interface Page {
  entries: AuditEntryResponse[];
  total: number;
  isCapped: boolean;
}

/**
 * Reads the log for an admin: entries of the questionnaires granted to them, and those without one. The newest of each
 * questionnaire are taken from its index and merged, so a page costs the same at a million rows (rules: audit log).
 */
@Injectable()
export class AuditLogQuery {
  constructor(private readonly database: Database) {}

  async page(adminId: number, filter: AuditFilter, limit: number, offset: number): Promise<Page> {
    const scopes = await this.scopesOf(adminId, filter);
    const entries = await this.entries(scopes, filter, limit, offset);
    const most = filter.search ? MOST_FOUND : FARTHEST;
    const counted = await this.count(scopes, filter, most + 1);
    return { entries, total: Math.min(counted, most), isCapped: counted > most };
  }

  /** The newest entries, at most so many. */
  async newest(adminId: number, filter: AuditFilter, limit: number): Promise<AuditEntryResponse[]> {
    return this.entries(await this.scopesOf(adminId, filter), filter, limit, 0);
  }

  /** The actions that occur among the entries that the admin may see, by name; hops from one to the next in the index. */
  async actions(adminId: number): Promise<string[]> {
    const rows = await this.database.query<{ action: string }>(
      `WITH RECURSIVE scope AS (SELECT unnest($1::int[]) AS id), found AS (
         SELECT scope.id, (SELECT min(e.action) FROM audit_entry e WHERE coalesce(e.questionnaire_id, 0) = scope.id) AS action
           FROM scope
         UNION ALL
         SELECT found.id, (SELECT min(e.action) FROM audit_entry e
                            WHERE coalesce(e.questionnaire_id, 0) = found.id AND e.action > found.action)
           FROM found WHERE found.action IS NOT NULL)
       SELECT DISTINCT action FROM found WHERE action IS NOT NULL ORDER BY action`,
      [await this.scopesOf(adminId, {})],
    );
    return rows.map(({ action }) => action);
  }

  /** Hidden questionnaires count: that one was deleted is to be seen here. */
  private async scopesOf(adminId: number, { questionnaireId }: AuditFilter): Promise<number[]> {
    const granted = await this.database.query<{ id: number }>(
      `SELECT questionnaire_id AS id FROM access_grant WHERE admin_id = $1`,
      [adminId],
    );
    const all = [NO_QUESTIONNAIRE, ...granted.map(({ id }) => id)];
    return questionnaireId === undefined ? all : all.filter((id) => id === questionnaireId);
  }

  private entries(
    scopes: number[],
    filter: AuditFilter,
    limit: number,
    offset: number,
  ): Promise<AuditEntryResponse[]> {
    const parameters: unknown[] = [scopes, limit, offset];
    return this.database.query<AuditEntryResponse>(
      `SELECT page.id::text AS id, page.at, page.admin_id, coalesce(page.admin_email, a.email) AS admin_email,
              page.questionnaire_id, q.name AS questionnaire_name,
              page.action, page.target, page.result, page.details,
              nullif(concat_ws(', ', nullif(about.client_name, ''), nullif(about.clinic_name, '')), '') AS target_name
         FROM (SELECT e.* FROM unnest($1::int[]) AS scope(id) CROSS JOIN LATERAL (
                 SELECT * FROM audit_entry WHERE ${conditions(filter, parameters)} ORDER BY at DESC, id DESC LIMIT $2::int + $3::int) AS e
                ORDER BY e.at DESC, e.id DESC LIMIT $2 OFFSET $3) AS page
         LEFT JOIN admin a ON a.id = page.admin_id
         LEFT JOIN questionnaire q ON q.id = page.questionnaire_id
         LEFT JOIN evaluation about ON about.questionnaire_id = page.questionnaire_id
               AND about.id = CASE WHEN page.target ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN page.target::uuid END
        ORDER BY page.at DESC, page.id DESC`,
      parameters,
    );
  }

  /** Exact up to `most`. In order, so that the index of the pages is taken: a questionnaire with few entries is no reason to read all. */
  private async count(scopes: number[], filter: AuditFilter, most: number): Promise<number> {
    const parameters: unknown[] = [scopes, most];
    const [row] = await this.database.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM (
         SELECT 1 FROM unnest($1::int[]) AS scope(id) CROSS JOIN LATERAL (
           SELECT 1 FROM audit_entry WHERE ${conditions(filter, parameters)} ORDER BY at DESC, id DESC LIMIT $2) AS e LIMIT $2) AS counted`,
      parameters,
    );
    return row!.count;
  }
}

/** SQL of a filter within one questionnaire; the values are appended to the parameters. */
function conditions({ action, adminId, from, to, search }: AuditFilter, parameters: unknown[]): string {
  const place = (value: unknown) => `$${parameters.push(value)}`;
  const parts = ['coalesce(questionnaire_id, 0) = scope.id'];
  if (action) parts.push(`action = ${place(action)}`);
  if (adminId !== undefined) parts.push(`admin_id = ${place(adminId)}`);
  if (from) parts.push(`at >= ${instant(from, 0, place)}`);
  if (to) parts.push(`at < ${instant(to, 1, place)}`);
  for (const word of wordsOf(search))
    parts.push(`search_text LIKE '%' || fold_search(${place(escaped(word))}) || '%'`);
  return parts.join(' AND ');
}

/** A day's beginning, so many days later, on the clinics' clocks; an instant as it is. */
const instant = (value: string, daysLater: number, place: (value: unknown) => string) =>
  isDay(value)
    ? `((${place(value)}::date + ${daysLater})::timestamp AT TIME ZONE time_zone())`
    : `${place(value)}::timestamptz`;

const wordsOf = (search: string | undefined) =>
  (search ?? '').split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');
