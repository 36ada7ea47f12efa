import { createApp } from '../../bootstrap.js';
import { AdminRecoveryService } from '../../modules/auth/admins/admin-recovery.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import { messageOf } from '../../platform/errors/messages.js';
import { PlainError } from '../../platform/startup/plain-error.js';
import { type Call, type Ground, onDatabase } from '../command.js';

const USAGE = `Usage:
  npm run admin -- list                  who may sign in
  npm run admin -- add EMAIL             adds an admin, who may manage every questionnaire
  npm run admin -- reset-access EMAIL    ends sessions, password and passkeys, opens every questionnaire, and shows a code`;

const ACTS: Record<
  string,
  (admins: AdminRecoveryService, email: string, publicUrl: string) => Promise<string>
> = {
  list: async (admins) =>
    (await admins.list())
      .map(
        ({ email, hasPassword, questionnaires, tokens, passkeys }) =>
          `${email}   questionnaires: ${questionnaires}, API tokens: ${tokens}, password: ${hasPassword ? 'yes' : 'no'}, passkeys: ${passkeys}`,
      )
      .join('\n') || 'There is no admin yet. Add one: npm run admin -- add EMAIL',
  add: async (admins, email, publicUrl) => {
    await admins.add(email);
    return `${email} is an admin now, and may manage every questionnaire. They sign in at ${publicUrl}/admin with a code that is mailed to them.`;
  },
  'reset-access': async (admins, email, publicUrl) => {
    const code = await admins.resetAccess(email);
    return `${email} is signed out everywhere and has neither password nor passkey any more.\nSign in at ${publicUrl}/admin within 10 minutes with the code ${code}`;
  },
};

/** Lists and adds admins, and lets one in who is locked out. Runs beside a running server. */
export const admin = (call: Call): Promise<number> => onDatabase(call, (ground) => manage(call, ground));

async function manage({ options, say }: Call, { env, databaseUrl }: Ground): Promise<number> {
  const [name = '', email = ''] = options;
  const act = ACTS[name];
  if (!act || (name !== 'list' && email === '')) throw new PlainError(USAGE);
  const app = await createApp({ ...env, role: 'api', logLevel: 'warn' }, databaseUrl, null);
  try {
    await app.init();
    say(`${await act(app.get(AdminRecoveryService), email, env.publicUrl)}\n`);
    return 0;
  } catch (error) {
    if (error instanceof AppError)
      throw new PlainError(messageOf(error.code, 'en', error.params), { cause: error });
    throw error;
  } finally {
    await app.close();
  }
}
