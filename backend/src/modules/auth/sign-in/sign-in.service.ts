import { Inject, Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { randomInt, timingSafeEqual } from 'node:crypto';
import { Audit } from '../../../platform/audit/audit.js';
import { Keys } from '../../../platform/crypto/keys.js';
import { Database } from '../../../platform/database/database.js';
import { InjectEnv, type ReadyEnv } from '../../../platform/env/env.js';
import { AppError, Forbidden, Unauthorized } from '../../../platform/errors/app-error.js';
import type { Language } from '../../../platform/http/languages.js';
import { RateLimiter, networkOf } from '../../../platform/http/rate-limiter.js';
import { LOGGER, type Logger } from '../../../platform/logging/logger.js';
import { MailService } from '../../mail/queue/mail.service.js';
import type { AdminUser } from '../admins/admin.entity.js';
import { AdminsService } from '../admins/admins.service.js';
import { type Origin, SignInThrottleService } from './sign-in-throttle.service.js';

/** The one reply for wrong, expired, used, unknown and locked. */
class InvalidCode extends AppError {
  constructor() {
    super('invalid_code', 401);
  }
}

const PER_ADDRESS = [
  { name: 'code-minute', max: 1, seconds: 60 },
  { name: 'code-hour', max: 5, seconds: 3600 },
  { name: 'code-day', max: 10, seconds: 86_400 },
];
const PER_IP = { name: 'code-ip', max: 20, seconds: 3600 };
/** Compared against when there is no password, so that both take the same time. */
const NO_PASSWORD =
  '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$kq8NbSmHFMLbLRTDgJcMcJ9LlxGZ3XvZKqkCzKZpX9c';

/** Sign-in by e-mailed code or by password; both ways lead through here (rules: sign-in). */
@Injectable()
export class SignInService {
  /** Codes that are looked into behind an answer. */
  private readonly sending = new Set<Promise<void>>();

  constructor(
    private readonly database: Database,
    private readonly admins: AdminsService,
    private readonly budgets: SignInThrottleService,
    private readonly limits: RateLimiter,
    private readonly keys: Keys,
    private readonly mails: MailService,
    private readonly audit: Audit,
    @InjectEnv() private readonly env: ReadyEnv,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Sends a code if the address is an admin's. The answer and its time are the same for everybody: the work goes on
   * behind it. Throws TooMany above 20 requests an hour from one IP; the limits per address are silent.
   */
  async sendCode(email: string, language: Language, ip: string): Promise<void> {
    await this.limits.demand(this.keys.hash('address-hash', ip), [PER_IP]);
    const sending = this.sendIfAdmin(email, language, ip)
      .catch((error: unknown) => this.logger.error({ err: error }, 'A sign-in code could not be queued'))
      .finally(() => this.sending.delete(sending));
    this.sending.add(sending);
  }

  /** Resolves when every code that was asked for is queued or refused. */
  async idle(): Promise<void> {
    await Promise.all(this.sending);
  }

  /** The admin whose code this is. Throws InvalidCode for everything else, and TooMany. */
  async verifyCode(email: string, token: string, origin: Origin): Promise<AdminUser> {
    const admin = await this.authenticate(
      'sign-in.code',
      email,
      origin,
      async (admin) => admin !== null && this.consume(admin.id, token),
    );
    if (admin === null) throw new InvalidCode();
    return admin;
  }

  /** Throws invalid_credentials and TooMany. */
  async verifyPassword(email: string, password: string, origin: Origin): Promise<AdminUser> {
    const admin = await this.authenticate('sign-in.password', email, origin, async (admin) => {
      const matches = await verify(admin?.passwordHash ?? NO_PASSWORD, password).catch(() => false);
      return matches && admin?.passwordHash != null;
    });
    if (admin === null) throw new Unauthorized('invalid_credentials');
    return admin;
  }

  /** Gives an existing admin a password against an e-mailed code; can never make an admin. Throws register_refused. */
  async setPassword(email: string, token: string, password: string, origin: Origin): Promise<AdminUser> {
    let admin: AdminUser;
    try {
      admin = await this.verifyCode(email, token, origin);
    } catch (error) {
      if (error instanceof InvalidCode) throw new Forbidden('register_refused');
      throw error;
    }
    const passwordHash = await hash(password);
    await this.database.transaction(async () => {
      if (!(await this.admins.setPassword(admin, passwordHash))) throw new Forbidden('register_refused');
      await this.audit.record({ action: 'password.set', admin, questionnaireId: null });
    });
    return { ...admin, passwordHash };
  }

  /**
   * The one code of an admin that is good from now on, for 10 minutes; null where the admin was deleted or re-addressed since it
   * was read. In the caller's transaction.
   */
  async newCode({ id, email }: { id: number; email: string }): Promise<string | null> {
    // Held until the code is there: a new address ends all codes, and one for the former address must not come after.
    const [still] = await this.database.query(
      `SELECT id FROM admin WHERE id = $1 AND email = $2 FOR KEY SHARE`,
      [id, email],
    );
    if (!still) return null;
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    await this.database.query(
      `UPDATE sign_in_code SET ended_at = now() WHERE admin_id = $1 AND ended_at IS NULL`,
      [id],
    );
    await this.database.query(
      `INSERT INTO sign_in_code (admin_id, code_hash, expires_at) VALUES ($1, $2, now() + interval '10 minutes')`,
      [id, this.hashOf(id, code)],
    );
    return code;
  }

  /** An admin without a password stays without. */
  async removePassword(adminId: number): Promise<void> {
    await this.database.transaction(async () => {
      if (!(await this.admins.removePassword(adminId))) return;
      await this.audit.record({ action: 'password.remove', questionnaireId: null });
    });
  }

  /** The admin of the address if the try is right, null otherwise. */
  private async authenticate(
    action: 'sign-in.code' | 'sign-in.password',
    email: string,
    origin: Origin,
    isRight: (admin: AdminUser | null) => Promise<boolean>,
  ): Promise<AdminUser | null> {
    await this.budgets.admit(origin);
    const admin = await this.admins.byEmail(email);
    const budget = this.budgetOf(email, origin);
    const mayTry = await this.budgets.take(budget);
    const entered = mayTry && (await isRight(admin));
    if (mayTry) await this.note(action, admin, entered);
    if (entered) await this.budgets.clear(budget);
    else await this.budgets.countFailure(origin);
    return entered ? admin : null;
  }

  /** Tries at addresses that are no admin's are nobody's entry: strangers could fill the log with them. */
  private async note(
    action: 'sign-in.code' | 'sign-in.password',
    admin: AdminUser | null,
    isRight: boolean,
  ): Promise<void> {
    if (admin === null) return;
    await this.audit.record({ action, admin, questionnaireId: null, result: isRight ? 'done' : 'refused' });
  }

  private budgetOf(email: string, { knownBrowser }: Origin): string {
    return `${knownBrowser ? 'known' : 'stranger'}:${this.keys.hash('address-hash', email)}`;
  }

  private async sendIfAdmin(email: string, language: Language, ip: string): Promise<void> {
    const subject = this.keys.hash('address-hash', `${email} ${networkOf(ip)}`);
    const allowed = await this.limits.take(subject, PER_ADDRESS);
    const admin = await this.admins.byEmail(email);
    if (!admin || !allowed) return;
    await this.database.transaction(async () => {
      const code = await this.newCode(admin);
      if (code === null) return;
      const query = new URLSearchParams({ token: code, email, lang: language });
      await this.mails.queueCode(email, language, {
        code,
        link: `${this.env.publicUrl}/auth?${query.toString()}`,
      });
    });
  }

  /** Counts the try in one atomic UPDATE before the comparison: five comparisons a code, however many are parallel. */
  private async consume(adminId: number, token: string): Promise<boolean> {
    const [code] = await this.database.query<{ id: string; codeHash: string }>(
      `UPDATE sign_in_code SET attempts = attempts + 1
        WHERE admin_id = $1 AND ended_at IS NULL AND expires_at > now() AND attempts < 5
        RETURNING id, code_hash`,
      [adminId],
    );
    if (!code || !timingSafeEqual(Buffer.from(code.codeHash), Buffer.from(this.hashOf(adminId, token))))
      return false;
    const used = await this.database.query(
      `UPDATE sign_in_code SET ended_at = now() WHERE id = $1 AND ended_at IS NULL RETURNING id`,
      [code.id],
    );
    return used.length === 1;
  }

  private hashOf(adminId: number, code: string): string {
    return this.keys.hash('code-pepper', `${adminId}:${code}`);
  }
}
