import { Injectable } from '@nestjs/common';
import { timingSafeEqual } from 'node:crypto';
import { Keys } from '../../../../platform/crypto/keys.js';
import { Database } from '../../../../platform/database/database.js';
import { InjectEnv, type ReadyEnv } from '../../../../platform/env/env.js';
import { AppError } from '../../../../platform/errors/app-error.js';
import { Events } from '../../../../platform/events/events.js';
import type { Language } from '../../../../platform/http/languages.js';
import { AddressOptedOut } from '../../queue/mail.events.js';
import { SuppressionsService } from './suppressions.service.js';

const TOKEN = /^[0-9a-f]{128}$/;
const HASH_LENGTH = 64;

/** Takes addresses off our mails, by links that name an address by its signed hash: nothing is stored of them (rules: opting out). */
@Injectable()
export class OptOutService {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly keys: Keys,
    private readonly suppressions: SuppressionsService,
    @InjectEnv() private readonly env: ReadyEnv,
  ) {}

  /** `page` asks a person first; mail programs post to `oneClick`. */
  linksFor(address: string, language: Language): { page: string; oneClick: string } {
    const hash = this.suppressions.hashOf(address);
    const token = `${hash}${this.keys.hash('opt-out', hash)}`;
    const oneClick = `${this.env.publicUrl}/api/mail/opt-out?token=${token}`;
    return { page: this.pageFor(token, language), oneClick };
  }

  /** Without what a mail program has taken for the link's end. */
  pageFor(token: string, language: Language): string {
    return `${this.env.publicUrl}/opt-out?lang=${language}#${encodeURIComponent(token.replace(/\W+$/, ''))}`;
  }

  /** The same again changes nothing. Throws opt_out_unknown for a token that is not ours. */
  async optOut(token: string): Promise<void> {
    const addressHash = this.addressHashIn(token);
    if (addressHash === null) throw new AppError('opt_out_unknown', 404);
    await this.database.transaction(async () => {
      await this.suppressions.add(addressHash, 'opted_out');
      await this.events.emit(new AddressOptedOut(addressHash));
    });
  }

  private addressHashIn(token: string): string | null {
    if (!TOKEN.test(token)) return null;
    const hash = token.slice(0, HASH_LENGTH);
    const given = Buffer.from(token.slice(HASH_LENGTH));
    const signatures = this.keys.hashes('opt-out', hash).map((signature) => Buffer.from(signature));
    return signatures.some((signature) => timingSafeEqual(signature, given)) ? hash : null;
  }
}
