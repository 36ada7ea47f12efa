import { Inject, Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { Audit } from '../../../platform/audit/audit.js';
import { Keys } from '../../../platform/crypto/keys.js';
import { AppError, Forbidden, NotFound } from '../../../platform/errors/app-error.js';
import { RateLimiter } from '../../../platform/http/rate-limiter.js';
import { LOGGER, type Logger } from '../../../platform/logging/logger.js';
import { normalizeEmail } from '../../../platform/text/email-address.js';
import type { AdminUser } from '../admins/admin.entity.js';
import { AdminsService } from '../admins/admins.service.js';
import { CeremoniesService } from '../sign-in/ceremonies.service.js';
import { type Origin, SignInThrottleService } from '../sign-in/sign-in-throttle.service.js';
import { type Identity, IdentityProviderService } from './identity-provider.service.js';
import type messages from './texts/messages.en.json';

const BEGUN_PER_IP = { name: 'single-sign-on-ip', max: 100, seconds: 3600 };

interface Begun {
  nonce: string;
  verifier: string;
  back: string;
}

/** Signing in by the organisation's own accounts: lets in who is an admin already, and makes nobody one (rules: single sign-on). */
@Injectable()
export class SingleSignOnService {
  constructor(
    private readonly provider: IdentityProviderService,
    private readonly ceremonies: CeremoniesService,
    private readonly admins: AdminsService,
    private readonly throttle: SignInThrottleService,
    private readonly limits: RateLimiter,
    private readonly keys: Keys,
    private readonly audit: Audit,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Where the browser goes to sign in. `back` is an address of this site. Throws NotFound, TooMany, single_sign_on_unreachable. */
  async begin(browser: string, back: string, ip: string): Promise<string> {
    if (this.provider.name === null) throw new NotFound();
    await this.limits.demand(this.keys.hash('address-hash', ip), [BEGUN_PER_IP]);
    const begun: Begun = { nonce: secret(), verifier: secret(), back };
    const state = await this.ceremonies.begin('single-sign-on', browser, begun);
    return this.provider.addressFor({ state, ...begun }).catch((error: unknown) => {
      throw this.failure(error, 'single_sign_on_unreachable', 503);
    });
  }

  /** Who came back, and where they wanted to go. Throws TooMany and the problems above. */
  async finish(
    search: string,
    browser: string | null,
    originOf: (email: string) => Origin,
  ): Promise<{ admin: AdminUser; back: string }> {
    if (this.provider.name === null) throw new NotFound();
    await this.throttle.admit(originOf(''));
    const state = new URLSearchParams(search).get('state') ?? '';
    const ended =
      browser === null ? null : await this.ceremonies.end<Begun>('single-sign-on', state, browser);
    try {
      if (!ended?.details) throw new Forbidden('single_sign_on_refused');
      const { back, ...begun } = ended.details;
      const identity = await this.provider.identify(search, { state, ...begun }).catch((error: unknown) => {
        throw this.failure(error, 'single_sign_on_refused', 403);
      });
      return { admin: await this.adminOf(identity), back };
    } catch (error) {
      await this.throttle.countFailure(originOf(''));
      throw error;
    }
  }

  private async adminOf({ email, emailIsVerified }: Identity): Promise<AdminUser> {
    const admin = email === '' ? null : await this.admins.byEmail(normalizeEmail(email));
    if (admin)
      await this.audit.record({
        action: 'sign-in.single-sign-on',
        admin,
        questionnaireId: null,
        result: emailIsVerified ? 'done' : 'refused',
      });
    if (!emailIsVerified) throw new Forbidden('single_sign_on_unverified');
    if (!admin) throw new Forbidden('single_sign_on_unknown');
    return admin;
  }

  /** What the server or its library says is for the operator; it may hold an address of a person, so only its kind is logged. */
  private failure(error: unknown, code: keyof typeof messages, status: number): AppError {
    const { name, code: reason } = error as { name?: string; code?: string };
    this.logger.warn({ name, reason }, 'A single sign-on failed');
    return new AppError(code, status, {}, { cause: error });
  }
}

const secret = () => randomBytes(32).toString('base64url');
