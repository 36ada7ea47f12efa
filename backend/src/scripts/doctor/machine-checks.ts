import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { certificateProblem } from '../../platform/outbound/certificate-problem.js';
import { isNoReply } from '../../platform/text/email-address.js';
import { type Check, fail, ok, warn } from './check.js';
import { whyOf } from './connection-failure.js';

const LEAST_FREE_BYTES = 1e9;
const ANSWER_LIMIT_MS = 5000;

/** What the environment and this machine are like. */
export const machineChecks: Check[] = [
  {
    title: 'Public address',
    run: async ({ env: { publicUrl, publicUrlIsSet, embedded } }) => {
      if (!publicUrlIsSet)
        return embedded
          ? ok(`${publicUrl}, for this machine alone`)
          : fail(
              `PUBLIC_URL is not set, so mailed links lead to ${publicUrl}`,
              'Set PUBLIC_URL to the address that clinics open.',
            );
      if (publicUrl.startsWith('http:') && !/\/\/(localhost|127\.|\[::1\])/.test(publicUrl))
        return warn(
          `${publicUrl} is not encrypted`,
          'Use https: without it, sign-in and results can be read on their way.',
        );
      const answer = await fetch(`${publicUrl}/api/health/live`, {
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      }).catch((error: unknown) => error);
      if (answer instanceof Response)
        return answer.ok ? ok(`${publicUrl} answers`) : unanswered(publicUrl, String(answer.status));
      const problem = certificateProblem(answer);
      return problem
        ? warn(
            `${publicUrl} is not trusted by this machine: ${problem.seen}`,
            `Browsers may refuse it as well. ${problem.remedy}`,
          )
        : unanswered(publicUrl, `no connection: ${whyOf(answer)}`);
    },
  },
  {
    title: 'First admin',
    run: async ({ env: { adminEmail }, database }) => {
      const { rows } = await database.query<{ email: string }>('SELECT email FROM admin ORDER BY id');
      if (rows.length === 0)
        return fail(
          'Nobody can sign in: there is no admin',
          'npm run admin -- add EMAIL, or set ADMIN_EMAIL and start again.',
        );
      const isKnown = adminEmail === null || rows.some(({ email }) => email === adminEmail);
      return isKnown
        ? ok(`Admins: ${rows.length}`)
        : warn(
            `ADMIN_EMAIL is ${adminEmail}, who is no admin: it counts only while there is none`,
            `npm run admin -- add ${adminEmail}`,
          );
    },
  },
  {
    title: 'Data folder',
    run: async ({ env: { dataDir, embedded, smtpUrl } }) => {
      const isUsed = embedded || smtpUrl === null;
      try {
        await access(join(dataDir), constants.W_OK);
      } catch {
        return isUsed
          ? fail(
              `${dataDir} can't be written`,
              'Give the user of the server the right to write there, or set DATA_DIR.',
            )
          : ok(`${dataDir} is not used`);
      }
      const { bavail, bsize } = await statfs(dataDir);
      const free = bavail * bsize;
      const seen = `${dataDir}, ${(free / 1e9).toFixed(1)} GB free`;
      return free < LEAST_FREE_BYTES
        ? warn(seen, 'Make room: with a full disk nothing new is stored.')
        : ok(seen);
    },
  },
  {
    title: 'Sender',
    run: ({ env: { mailFrom, embedded } }) => {
      if (mailFrom === null)
        return embedded
          ? ok('Not set in the environment')
          : warn(
              'MAIL_FROM is not set',
              'Set it, or save the sender in the settings: many mail servers refuse letters without one.',
            );
      return isNoReply(mailFrom)
        ? warn(
            `${mailFrom} says that nobody reads it`,
            'Clinics answer letters: use an address that somebody reads.',
          )
        : ok(mailFrom);
    },
  },
];

const unanswered = (publicUrl: string, why: string) =>
  warn(
    `${publicUrl} does not answer from this machine (${why})`,
    'Is the server running, and does the name in PUBLIC_URL lead to its proxy? From outside it may answer all the same.',
  );
