import { ProbesService } from '../../modules/settings/probes.service.js';
import { messageOf } from '../../platform/errors/messages.js';
import { certificateProblem } from '../../platform/outbound/certificate-problem.js';
import { type Check, countOf, ok, warn } from './check.js';
import { remedyOf } from './connection-failure.js';

/** Whether letters leave, and what became of them. */
export const mailChecks: Check[] = [
  {
    title: 'Mail service',
    run: async ({ app }) => {
      const { ok: works, code, params, cause } = await app.get(ProbesService).run('mail');
      const seen = messageOf(code, 'en', params);
      if (works) return ok(seen);
      const problem = certificateProblem(cause);
      return warn(
        problem ? `The mail server ${String(params.host)} is not trusted: ${problem.seen}` : seen,
        remedyOf(cause, 'Set SMTP_URL and MAIL_FROM, or connect a mail service in the settings.'),
      );
    },
  },
  {
    title: 'Letters',
    run: async (patient) => {
      const refused = await countOf(
        patient,
        `SELECT count(*)::int AS n FROM mail WHERE state IN ('failed', 'uncertain') AND created_at > now() - interval '7 days'`,
      );
      const waiting = await countOf(
        patient,
        `SELECT count(*)::int AS n FROM mail WHERE state = 'queued' AND created_at < now() - interval '10 minutes'`,
      );
      const seen = `Of the last 7 days refused or uncertain: ${refused}; waiting for over 10 minutes: ${waiting}`;
      return refused + waiting > 0
        ? warn(seen, 'The rows of the evaluations say which, and let them be sent again.')
        : ok(seen);
    },
  },
];
