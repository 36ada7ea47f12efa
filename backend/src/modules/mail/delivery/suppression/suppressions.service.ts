import { Injectable } from '@nestjs/common';
import { Keys } from '../../../../platform/crypto/keys.js';
import { Database } from '../../../../platform/database/database.js';
import { Forbidden } from '../../../../platform/errors/app-error.js';
import { Events } from '../../../../platform/events/events.js';
import { caller } from '../../../../platform/http/caller.js';
import { removeInBatches } from '../../../../platform/schedule/in-batches.js';
import { Schedule } from '../../../../platform/schedule/schedule.js';
import { normalizeEmail } from '../../../../platform/text/email-address.js';
import { HOUR_MS } from '../../../../platform/time/time.js';
import { AddressSuppressed } from '../../queue/mail.errors.js';
import { AddressLifted } from '../../queue/mail.events.js';
import type { SuppressionReason } from './suppression-reasons.js';

const BOUNCE_DAYS = 180;
const AT_ONCE = 1000;

/** A bounce is forgotten after a while, as mailboxes come back; what a person has said never is. */
const COUNTS = `(reason <> 'bounced' OR created_at > now() - interval '${BOUNCE_DAYS} days')`;
const OVER = `
  DELETE FROM suppression WHERE address_hash IN (SELECT address_hash FROM suppression WHERE NOT ${COUNTS} LIMIT $1)`;

/** What stands against an address. */
export interface Bar {
  reason: SuppressionReason;
  since: Date;
}

/** Addresses that bounced, complained or opted out; only keyed hashes are stored (rules: suppression list). */
@Injectable()
export class SuppressionsService {
  constructor(
    private readonly database: Database,
    private readonly keys: Keys,
    private readonly events: Events,
    schedule: Schedule,
  ) {
    schedule.every('remove-old-bounces', 24 * HOUR_MS, async (signal) => ({
      suppressions: await removeInBatches(database, signal, AT_ONCE, OVER),
    }));
  }

  hashOf(address: string): string {
    return this.keys.hash('address-hash', nameOf(address));
  }

  /** The address as it is known under the present and the former secret. */
  hashesOf(address: string): string[] {
    return this.keys.hashes('address-hash', nameOf(address));
  }

  /** Why the address is not mailed to, and since when; null when it may be. */
  async barOf(address: string): Promise<Bar | null> {
    const [row] = await this.database.query<Bar>(
      `SELECT reason, created_at AS since FROM suppression WHERE address_hash = ANY($1) AND ${COUNTS} ORDER BY reason DESC`,
      [this.hashesOf(address)],
    );
    return row ?? null;
  }

  /** Why the address is not mailed to; null when it may be. */
  async reasonFor(address: string): Promise<SuppressionReason | null> {
    return (await this.barOf(address))?.reason ?? null;
  }

  /** Those of the addresses that are not mailed to. */
  async among(addresses: string[]): Promise<Set<string>> {
    const byHash = new Map(
      addresses.flatMap((address) => this.hashesOf(address).map((hash) => [hash, address] as const)),
    );
    const rows = await this.database.query<{ hash: string }>(
      `SELECT address_hash AS hash FROM suppression WHERE address_hash = ANY($1) AND ${COUNTS}`,
      [[...byHash.keys()]],
    );
    return new Set(rows.map(({ hash }) => byHash.get(hash)!));
  }

  /** Throws AddressSuppressed. */
  async requireMailable(address: string): Promise<void> {
    const reason = await this.reasonFor(address);
    if (reason !== null) throw new AddressSuppressed(reason);
  }

  /** Takes part in the caller's transaction. What a person has said stands over a bounce, in whatever order they come. */
  async add(addressHash: string, reason: SuppressionReason): Promise<void> {
    await this.database.query(
      `INSERT INTO suppression AS old (address_hash, reason) VALUES ($1, $2)
       ON CONFLICT (address_hash) DO UPDATE SET created_at = now(),
         reason = CASE WHEN old.reason = 'bounced' THEN excluded.reason ELSE old.reason END`,
      [addressHash, reason],
    );
  }

  /**
   * Somebody vouches for the address: it may be mailed to again. Answers what stood against it. What the recipient has said only
   * a person takes back: throws Forbidden token_lifts_bounces for an API token.
   */
  async lift(address: string): Promise<SuppressionReason | null> {
    const hashes = this.hashesOf(address);
    return this.database.transaction(async () => {
      const rows = await this.database.query<{ reason: SuppressionReason }>(
        `DELETE FROM suppression WHERE address_hash = ANY($1) RETURNING reason`,
        [hashes],
      );
      const said = rows.find(({ reason }) => reason !== 'bounced')?.reason;
      if (said !== undefined && caller().tokenName !== null) throw new Forbidden('token_lifts_bounces');
      if (rows.length > 0) await this.events.emit(new AddressLifted(hashes));
      return said ?? rows[0]?.reason ?? null;
    });
  }
}

const nameOf = (address: string) => `mail ${normalizeEmail(address)}`;
