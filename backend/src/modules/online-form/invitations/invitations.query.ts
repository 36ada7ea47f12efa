import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { StoredError } from '../../../platform/errors/app-error.js';
import { INVITATION_STATES, type InvitationState } from './invitation.types.js';

export interface ListedInvitation {
  id: string;
  clientName: string;
  clinicName: string;
  clientEmail: string;
  state: InvitationState;
  reminders: number;
  createdAt: Date;
  lastMailedAt: Date | null;
  openedAt: Date | null;
  startedAt: Date | null;
  finishedAt: Date | null;
  evaluationId: string | null;
  isInOutbox: boolean;
  error: StoredError | null;
}

export interface InvitationFilter {
  state?: InvitationState;
  search?: string;
}

const MOST_WORDS = 8;

/** SQL of where invitation `i` with its last mail `m` stands. */
const STATE = `CASE WHEN i.finished_at IS NOT NULL THEN 'finished' WHEN i.opted_out_at IS NOT NULL THEN 'opted-out'
  WHEN i.started_at IS NOT NULL THEN 'started' WHEN i.opened_at IS NOT NULL THEN 'opened'
  WHEN m.state = 'failed' OR m.delivery IN ('bounced', 'complained')
    OR EXISTS (SELECT 1 FROM suppression s WHERE s.address_hash = i.address_hash) THEN 'undelivered'
  WHEN i.first_mailed_at IS NULL OR m.state IN ('queued', 'sending') THEN 'waiting' ELSE 'invited' END`;
const INVITATIONS = `invitation i LEFT JOIN mail m ON m.id = i.last_mail_id`;
const COLUMNS = `i.id, i.client_name, i.clinic_name, i.client_email,
  ${STATE} AS state, i.reminders, i.created_at, i.last_mailed_at, i.opened_at,
  i.started_at, i.finished_at, i.evaluation_id,
  coalesce(m.transport = 'outbox', false) AS is_in_outbox, m.error`;
const FILTERED = `${INVITATIONS} WHERE i.questionnaire_id = $1 AND ($2::text IS NULL OR ${STATE} = $2)
  AND fold_search(i.client_name || ' ' || i.clinic_name || ' ' || i.client_email) LIKE ALL($3::text[])`;

/** The invitations of a questionnaire, the newest first. */
@Injectable()
export class InvitationsQuery {
  constructor(private readonly database: Database) {}

  async page(
    questionnaireId: number,
    { state, search }: InvitationFilter,
    limit: number,
    offset: number,
  ): Promise<{ rows: ListedInvitation[]; total: number }> {
    const parameters = [questionnaireId, state ?? null, await this.patterns(search)];
    const rows = await this.database.query<ListedInvitation>(
      `SELECT ${COLUMNS} FROM ${FILTERED} ORDER BY i.created_at DESC, i.id DESC LIMIT $4 OFFSET $5`,
      [...parameters, limit, offset],
    );
    const [count] = await this.database.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM ${FILTERED}`,
      parameters,
    );
    return { rows, total: count?.n ?? 0 };
  }

  async one(id: string): Promise<ListedInvitation | undefined> {
    const [row] = await this.database.query<ListedInvitation>(
      `SELECT ${COLUMNS} FROM ${INVITATIONS} WHERE i.id = $1`,
      [id],
    );
    return row;
  }

  /** How many stand where. */
  async counts(questionnaireId: number): Promise<Record<InvitationState, number>> {
    const rows = await this.database.query<{ state: InvitationState; n: number }>(
      `SELECT ${STATE} AS state, count(*)::int AS n FROM ${INVITATIONS} WHERE i.questionnaire_id = $1 GROUP BY 1`,
      [questionnaireId],
    );
    const counted = new Map(rows.map(({ state, n }) => [state, n]));
    return Object.fromEntries(INVITATION_STATES.map((state) => [state, counted.get(state) ?? 0])) as Record<
      InvitationState,
      number
    >;
  }

  /** Every word has to occur, however it is accented. */
  private async patterns(search = ''): Promise<string[]> {
    const words = search.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
    const [row] = await this.database.query<{ words: string[] }>(
      `SELECT coalesce(array_agg('%' || fold_search(word) || '%'), '{}') AS words FROM unnest($1::text[]) AS word`,
      [words.map((word) => word.replace(/[\\%_]/g, '\\$&'))],
    );
    return row!.words;
  }
}
