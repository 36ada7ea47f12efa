import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Conflict, NotFound } from '../../../platform/errors/app-error.js';
import { InvitationsService } from '../invitations/invitations.service.js';
import type { FormDefinition } from '../public/form-definition.service.js';
import {
  acceptAnswers,
  type DraftAnswers,
  type GivenAnswer,
  highestCounter,
  isSame,
} from './draft-answers.js';

export interface Draft {
  id: string;
  questionnaireId: number;
  answers: DraftAnswers;
  source: string;
  invitationId: string | null;
  startedAt: Date;
  submittedAt: Date | null;
  evaluationId: string | null;
}

/** `now`: when the transaction began, by the database's clock. */
export interface LockedDraft extends Draft {
  now: Date;
}

export interface Saved {
  counter: number;
  /** Stored answers that stay: newer than what was sent, or as new and given elsewhere. */
  newer: GivenAnswer[];
  /** Question ids of answers that cannot be stored. */
  dropped: string[];
}

/** A stored draft is found by this hash: the secrets themselves are stored nowhere, and each opens nothing in another form. */
const hashOf = (questionnaireId: number, secret: string): string =>
  createHash('sha256').update(`${questionnaireId}:${secret}`).digest('hex');

const COLUMNS = `id, questionnaire_id, answers, source, invitation_id, started_at, submitted_at,
  evaluation_id`;
const MINE = `(token_hash = $1 OR continue_hash = $1)`;

/** Responses that are being filled in: every answer is stored as it is given (rules: drafts). */
@Injectable()
export class ResponseDraftsService {
  constructor(
    private readonly database: Database,
    private readonly invitations: InvitationsService,
  ) {}

  /**
   * Saves answers, of two to one question the one with the higher counter; one statement, two for the first answer. The same
   * call again changes nothing. Throws Conflict draft_submitted.
   */
  async save(
    form: FormDefinition,
    secret: string,
    given: readonly GivenAnswer[],
    source = '',
  ): Promise<Saved> {
    const { answers, sections, dropped } = acceptAnswers(given, form.questions);
    const stored = await this.merge(form.questionnaireId, secret, answers, sections, source);
    const newer = Object.entries(answers).flatMap(([questionId, answer]) =>
      stored[questionId] && !isSame(stored[questionId], answer)
        ? [{ questionId, ...stored[questionId] }]
        : [],
    );
    return { counter: highestCounter(stored), newer, dropped };
  }

  /** Null where nothing was ever stored under this secret. */
  async find(questionnaireId: number, secret: string): Promise<Draft | null> {
    const [draft] = await this.database.query<Draft>(`SELECT ${COLUMNS} FROM response_draft WHERE ${MINE}`, [
      hashOf(questionnaireId, secret),
    ]);
    return draft ?? null;
  }

  /** One that is still being filled in. Throws NotFound. */
  async one(id: string): Promise<Draft> {
    const [draft] = await this.database.query<Draft>(
      `SELECT ${COLUMNS} FROM response_draft WHERE id = $1 AND submitted_at IS NULL`,
      [id],
    );
    if (!draft) throw new NotFound();
    return draft;
  }

  /** The draft, made if need be, and the time; nobody else changes it until the transaction ends. */
  async lock(questionnaireId: number, secret: string): Promise<LockedDraft> {
    const lock = () =>
      this.database.query<LockedDraft>(
        `SELECT ${COLUMNS}, now() AS now FROM response_draft WHERE ${MINE} FOR UPDATE`,
        [hashOf(questionnaireId, secret)],
      );
    const [known] = await lock();
    if (known) return known;
    await this.insert(questionnaireId, secret, {}, [], '');
    return (await lock())[0]!;
  }

  /** It was sent in: only what the funnel counts stays of it. */
  async submitted(id: string, evaluationId: string): Promise<void> {
    await this.database.query(
      `UPDATE response_draft SET answers = '{}', address_hash = NULL, evaluation_id = $2, submitted_at = now(), touched_at = now() WHERE id = $1`,
      [id, evaluationId],
    );
  }

  /** Lets a second secret, which is mailed to an address and always the same for a draft, open it. */
  async letContinue({ id, questionnaireId }: Draft, secret: string, addressHash: string): Promise<void> {
    await this.database.query(
      `UPDATE response_draft SET continue_hash = $2, address_hash = $3, touched_at = now() WHERE id = $1`,
      [id, hashOf(questionnaireId, secret), addressHash],
    );
  }

  private async merge(
    questionnaireId: number,
    secret: string,
    answers: DraftAnswers,
    sections: number[],
    source: string,
  ): Promise<DraftAnswers> {
    const update = async () => {
      const [row] = await this.database.query<{ answers: DraftAnswers; submittedAt: Date | null }>(MERGE, [
        hashOf(questionnaireId, secret),
        JSON.stringify(answers),
        sections,
      ]);
      if (row?.submittedAt) throw new Conflict('draft_submitted');
      return row?.answers;
    };
    const known = await update();
    if (known) return known;
    if (await this.insert(questionnaireId, secret, answers, sections, source)) return answers;
    // Another call has made it meanwhile.
    return (await update()) ?? answers;
  }

  private async insert(
    questionnaireId: number,
    secret: string,
    answers: DraftAnswers,
    sections: number[],
    source: string,
  ): Promise<boolean> {
    const invitation = await this.invitations.byToken(secret);
    const isMine = invitation?.questionnaireId === questionnaireId;
    const made = await this.database.query(
      `INSERT INTO response_draft (questionnaire_id, token_hash, answers, sections, source, invitation_id, address_hash)
       VALUES ($1, $2, $3, $4, $5, $6, (SELECT nullif(address_hash, '') FROM invitation WHERE id = $6)) ON CONFLICT (token_hash) DO NOTHING RETURNING id`,
      [
        questionnaireId,
        hashOf(questionnaireId, secret),
        JSON.stringify(answers),
        sections,
        source,
        isMine ? invitation.id : null,
      ],
    );
    if (made.length > 0 && isMine) await this.invitations.started(invitation.id);
    return made.length > 0;
  }
}

const MERGE = `
  UPDATE response_draft d SET
         answers = CASE WHEN submitted_at IS NULL THEN answers || coalesce((
           SELECT jsonb_object_agg(given.key, given.value) FROM jsonb_each($2::jsonb) AS given
            WHERE coalesce((d.answers -> given.key ->> 'counter')::bigint, 0) < (given.value ->> 'counter')::bigint), '{}')
           ELSE answers END,
         sections = CASE WHEN submitted_at IS NULL THEN ARRAY(SELECT DISTINCT unnest(sections || $3::int[])) ELSE sections END,
         touched_at = now()
   WHERE ${MINE} RETURNING answers, submitted_at`;
