import { Keys } from '../../src/platform/crypto/keys.js';
import { startSmtpServer, type SmtpFake } from '../fakes/smtp-server.js';
import { type Answer, Client } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { workOff } from '../setup/work.js';

export interface SignInGround {
  test: TestApp;
  smtp: SmtpFake;
  /** Asks for a code and answers it as the mail brought it. */
  mailedCode: (email?: string) => Promise<string>;
  ask: (email: unknown, headers?: Record<string, string>) => Promise<{ status: number; body: unknown }>;
  verify: (token: unknown, email?: unknown, client?: Client) => Promise<Answer>;
  /** Forgets all limits, so that a test starts fresh. */
  forgetLimits: () => Promise<unknown>;
  close: () => Promise<void>;
}

/** The real application with a real mail server: codes are read from the mails. */
export async function startSignInGround(variables: Record<string, string> = {}): Promise<SignInGround> {
  const smtp = await startSmtpServer();
  const test = await startTestApp({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'noreply@clinic.example',
    TRUST_PROXY: '1',
    ...variables,
  });
  const ask: SignInGround['ask'] = (email, headers = {}) =>
    new Client(test.baseUrl, 'en').post('/api/admin/send-magic-link', { email }, headers);
  return {
    test,
    smtp,
    ask,
    mailedCode: async (email = ADMIN_EMAIL) => {
      const before = smtp.mails.length;
      await test.sql(`DELETE FROM rate_counter`);
      await ask(email);
      await workOff(test);
      const mail = smtp.mails[before]!;
      return /^\d{6}$/m.exec(mail.text)![0];
    },
    verify: (token, email = ADMIN_EMAIL, client = new Client(test.baseUrl, 'en')) =>
      client.post('/api/admin/verify-magic-link', { email, token }),
    forgetLimits: () => test.sql(`WITH a AS (DELETE FROM rate_counter) DELETE FROM sign_in_budget`),
    close: async () => {
      await test.close();
      await smtp.close();
    },
  };
}

/** Another six digits. */
export const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** How failed tries of an account are counted. */
export const budgetSubject = (test: TestApp, kind: 'known' | 'stranger', email = ADMIN_EMAIL) =>
  `${kind}:${new Keys(test.env.sessionSecret).hash('address-hash', email)}`;
