import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit.js';
import { Database } from '../../../platform/database/database.js';
import { BadRequest, Conflict, type ErrorParams } from '../../../platform/errors/app-error.js';
import { isEmailAddress, normalizeEmail } from '../../../platform/text/email-address.js';
import { SuppressionsService } from '../../mail/delivery/suppression/suppressions.service.js';
import { type MailWay, MailWayService } from '../../mail/delivery/way/mail-way.service.js';
import { stateOf } from '../form-state.js';
import { FormDefinitionService } from '../public/form-definition.service.js';
import type { FormState } from '../public/form.dto.js';
import type messages from '../texts/invited-messages.en.json';
import type { InvitedOutcome, ListedClinic } from './invitation.types.js';

/** What becomes of a clinic of a list, and why it is not invited. */
export interface InvitedRow extends ListedClinic {
  outcome: InvitedOutcome;
  reason: keyof typeof messages | null;
  params: ErrorParams;
}

export interface Invited {
  mailWay: MailWay;
  rows: InvitedRow[];
}

/** Invites the clinics of a list; the mails go out one after the other (rules: invitations). */
@Injectable()
export class InvitingService {
  constructor(
    private readonly database: Database,
    private readonly forms: FormDefinitionService,
    private readonly suppressions: SuppressionsService,
    private readonly mailWay: MailWayService,
    private readonly audit: Audit,
  ) {}

  /** A dry run answers the same and stores nothing. Throws Conflict invite_form_closed and invite_mail_failing. */
  async invite(
    questionnaireId: number,
    clinics: ListedClinic[],
    { dryRun }: { dryRun: boolean },
  ): Promise<Invited> {
    if (clinics.length === 0) throw new BadRequest('list_without_addresses');
    await this.requireOpen(questionnaireId);
    const mailWay = await this.mailWay.current();
    if (mailWay === 'failing' && !dryRun) throw new Conflict('invite_mail_failing');
    return this.database.transaction(async () => {
      const rows = await this.judge(questionnaireId, clinics);
      if (!dryRun) await this.store(questionnaireId, rows);
      return { mailWay, rows };
    });
  }

  /** One that opens on a later day will do: the mails wait for it. */
  async requireOpen(questionnaireId: number): Promise<void> {
    const state = await this.formState(questionnaireId);
    if (state !== 'open' && state !== 'not-yet') throw new Conflict('invite_form_closed');
  }

  async formState(questionnaireId: number): Promise<FormState> {
    const form = await this.forms.of(questionnaireId);
    return stateOf({ ...form, questions: form.questions.size }, new Date());
  }

  private async judge(questionnaireId: number, clinics: ListedClinic[]): Promise<InvitedRow[]> {
    const addresses = clinics.map(({ clientEmail }) => normalizeEmail(clientEmail)).filter(isEmailAddress);
    const known = await this.database.query<{ address: string; isInvited: boolean; hasAnswered: boolean }>(
      `SELECT address, EXISTS (SELECT 1 FROM invitation i WHERE i.questionnaire_id = $1 AND i.client_email = address AND i.follows_id IS NULL) AS is_invited,
              EXISTS (SELECT 1 FROM evaluation e WHERE e.questionnaire_id = $1 AND e.client_email = address AND e.deleted_at IS NULL) AS has_answered
         FROM unnest($2::text[]) AS address`,
      [questionnaireId, addresses],
    );
    const knownOf = new Map(known.map((one) => [one.address, one]));
    const suppressed = await this.suppressions.among(addresses);
    const firstRows = new Map<string, number>();
    return clinics.map((clinic) => {
      const address = normalizeEmail(clinic.clientEmail);
      const as = (
        outcome: InvitedOutcome,
        reason: InvitedRow['reason'] = null,
        params: ErrorParams = {},
      ) => ({
        ...clinic,
        outcome,
        reason,
        params,
      });
      if (address === '') return as('malformed', 'invite_no_address');
      if (!isEmailAddress(address)) return as('malformed', 'invite_bad_address');
      const first = firstRows.get(address);
      if (first !== undefined) return as('repeated', 'invite_repeated', { of: first });
      firstRows.set(address, clinic.row);
      if (knownOf.get(address)?.isInvited) return as('already-invited', 'invite_already');
      if (knownOf.get(address)?.hasAnswered) return as('answered', 'invite_answered');
      if (suppressed.has(address)) return as('not-mailed', 'invite_not_mailed');
      return { ...as('invited'), clientEmail: address };
    });
  }

  /** Somebody may have invited one of them at the same moment: there is one invitation, and one mail. */
  private async store(questionnaireId: number, rows: InvitedRow[]): Promise<void> {
    const invited = rows.filter(({ outcome }) => outcome === 'invited');
    const stored = await this.database.query<{ address: string }>(
      `INSERT INTO invitation (questionnaire_id, client_name, clinic_name, client_email, address_hash)
       SELECT $1, * FROM unnest($2::text[], $3::text[], $4::text[], $5::text[])
       ON CONFLICT (questionnaire_id, client_email) WHERE client_email <> '' AND follows_id IS NULL DO NOTHING RETURNING client_email AS address`,
      [
        questionnaireId,
        invited.map(({ clientName }) => clientName),
        invited.map(({ clinicName }) => clinicName),
        invited.map(({ clientEmail }) => clientEmail),
        invited.map(({ clientEmail }) => this.suppressions.hashOf(clientEmail)),
      ],
    );
    const isStored = new Set(stored.map(({ address }) => address));
    for (const row of invited)
      if (!isStored.has(row.clientEmail))
        Object.assign(row, { outcome: 'already-invited', reason: 'invite_already' });
    if (stored.length > 0)
      await this.audit.record({
        action: 'invitations.send',
        questionnaireId,
        details: { count: stored.length },
      });
  }
}
