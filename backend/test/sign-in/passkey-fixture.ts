import { type Answer, Client, signedIn } from '../setup/client.js';
import type { TestApp } from '../setup/test-app.js';
import { Authenticator } from './authenticator.js';

type Use = Parameters<Authenticator['use']>[1];

export const challengeOf = async (client: Client, path: string): Promise<string> => {
  const { body } = await client.post(path);
  return body.options.challenge;
};

/** Adds a passkey to the admin whose session it is. */
export async function addPasskey(test: TestApp, client: Client, name = 'MacBook') {
  const device = new Authenticator(test.env.publicUrl);
  const challenge = await challengeOf(client, '/api/admin/passkeys/options');
  const answer = await client.post('/api/admin/passkeys', device.make(challenge, name));
  return { device, answer };
}

/** Signs in with a device, in a browser of its own unless one is given. */
export async function signInWith(
  test: TestApp,
  device: Authenticator,
  flaws: Use = {},
  client = new Client(test.baseUrl, 'en'),
): Promise<{ client: Client; answer: Answer }> {
  const challenge = await challengeOf(client, '/api/passkey-sign-in/options');
  return { client, answer: await client.post('/api/passkey-sign-in', device.use(challenge, flaws)) };
}

/** An admin of that address, signed in with a passkey of their own. */
export async function passkeyAdmin(test: TestApp, email: string) {
  const { device } = await addPasskey(test, await signedIn(test, email, 'en'));
  const { client } = await signInWith(test, device);
  return { client, device };
}
