import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Keys } from '../../../platform/crypto/keys.js';
import { Database } from '../../../platform/database/database.js';
import { InjectEnv, type ReadyEnv } from '../../../platform/env/env.js';
import { NotFound } from '../../../platform/errors/app-error.js';
import { Events } from '../../../platform/events/events.js';
import { UUID } from '../../../platform/text/uuid.js';
import {
  EvaluationCreated,
  ResponseReplaced,
  ResponsesArrived,
} from '../../evaluations/evaluations.events.js';
import { MailService } from '../../mail/mail.service.js';
import { FormDefinitionService } from '../public/form-definition.service.js';

interface Respondent {
  id: string;
  clientName: string;
  clinicName: string;
  clientEmail: string;
}

/** Has the address of an online response confirmed by a link before its result is mailed there (rules: confirmed addresses). */
@Injectable()
export class AddressCheckService {
  constructor(
    private readonly database: Database,
    private readonly forms: FormDefinitionService,
    private readonly mails: MailService,
    private readonly keys: Keys,
    @InjectEnv() private readonly env: ReadyEnv,
    private readonly events: Events,
  ) {
    events.on(EvaluationCreated, ({ questionnaireId, evaluationIds }) =>
      this.send(questionnaireId, evaluationIds),
    );
    events.on(ResponseReplaced, ({ questionnaireId, evaluationIds }) =>
      this.send(questionnaireId, evaluationIds),
    );
  }

  /** The address is its owner's. Doing it again changes nothing. Throws NotFound link_expired, also once the address was changed. */
  async confirm(token: string): Promise<void> {
    const [id = '', proof = ''] = token.split('.', 2);
    const [row] = UUID.test(id)
      ? await this.database.query<{ clientEmail: string }>(
          `SELECT client_email AS "clientEmail" FROM evaluation
            WHERE id = $1 AND deleted_at IS NULL AND anonymised_at IS NULL AND address_check <> 'none'`,
          [id],
        )
      : [];
    const proofs = row ? this.keys.hashes('address-check', proven(id, row.clientEmail)) : [];
    if (!row || !proofs.some((one) => isSame(one, proof))) throw new NotFound('link_expired');
    await this.database.transaction(async () => {
      const [confirmed] = await this.database.query<{ questionnaireId: number }>(
        `UPDATE evaluation SET address_check = 'confirmed' WHERE id = $1 AND client_email = $2 AND address_check IN ('awaited', 'waived')
         RETURNING questionnaire_id AS "questionnaireId"`,
        [id, row.clientEmail],
      );
      if (!confirmed) return;
      await this.events.emit(new ResponsesArrived(confirmed.questionnaireId, { evaluationIds: [id] }));
    });
  }

  /** The receipt of a response whose address is to be confirmed; whatever dies, each gets it once. */
  private async send(questionnaireId: number, evaluationIds: string[]): Promise<void> {
    const respondents = await this.database.query<Respondent>(
      `SELECT id, client_name AS "clientName", clinic_name AS "clinicName", client_email AS "clientEmail" FROM evaluation
        WHERE id = ANY($1::uuid[]) AND response_origin = 'online' AND address_check = 'awaited'`,
      [evaluationIds],
    );
    if (respondents.length === 0) return;
    const { slug, language } = await this.forms.of(questionnaireId);
    await this.mails.queueRequested(
      ...respondents.map(({ id, clientName, clinicName, clientEmail }) => ({
        kind: 'confirm' as const,
        evaluationId: id,
        questionnaireId,
        to: [clientEmail],
        language,
        content: {
          clientName: clientName || clinicName,
          clinicName: clinicName || clientName,
          link: `${this.env.publicUrl}/q/${slug}#confirm=${id}.${this.keys.hash('address-check', proven(id, clientEmail))}`,
        },
      })),
    );
  }
}

/** A link confirms the address that it was mailed to, and no later one. */
const proven = (id: string, email: string): string => `${id} ${email}`;

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
