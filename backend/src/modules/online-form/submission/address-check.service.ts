import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Keys } from '../../../platform/crypto/keys.js';
import { Database } from '../../../platform/database/database.js';
import { NotFound } from '../../../platform/errors/app-error.js';
import { UUID } from '../../../platform/text/uuid.js';
import { OutboxService } from '../../responses/outbox/outbox.service.js';

/** Takes the links with which clients confirm their addresses, and makes what stands in them (rules: confirmed addresses). */
@Injectable()
export class AddressCheckService {
  constructor(
    private readonly database: Database,
    private readonly keys: Keys,
    private readonly outbox: OutboxService,
  ) {}

  /** What the link of a response's mail holds. It confirms the address that it was mailed to, and no later one. */
  secretOf(evaluationId: string, clientEmail: string): string {
    return `${evaluationId}.${this.keys.hash('address-check', proven(evaluationId, clientEmail))}`;
  }

  /** The address is its owner's. Doing it again changes nothing. Throws NotFound link_expired, also once the address was changed. */
  async confirm(token: string): Promise<void> {
    const [id = '', proof = ''] = token.split('.', 2);
    const [row] = UUID.test(id)
      ? await this.database.query<{ clientEmail: string }>(
          `SELECT client_email FROM evaluation
            WHERE id = $1 AND deleted_at IS NULL AND anonymised_at IS NULL AND address_check <> 'none'`,
          [id],
        )
      : [];
    const proofs = row ? this.keys.hashes('address-check', proven(id, row.clientEmail)) : [];
    if (!row || !proofs.some((one) => isSame(one, proof))) throw new NotFound('link_expired');
    await this.database.transaction(async () => {
      const [confirmed] = await this.database.query(
        `UPDATE evaluation SET address_check = 'confirmed' WHERE id = $1 AND client_email = $2 AND address_check IN ('awaited', 'waived')
         RETURNING id`,
        [id, row.clientEmail],
      );
      if (confirmed) await this.outbox.record('evaluation.confirmed', [id]);
    });
  }
}

const proven = (id: string, email: string): string => `${id} ${email}`;

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
