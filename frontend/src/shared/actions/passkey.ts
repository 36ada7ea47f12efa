import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { call } from '../api/call.ts';
import { type Schemas } from '../api/operations.ts';
import { type User } from './session.ts';

/** Has the device sign in with one of its passkeys, whosever that is. */
export async function signInWithPasskey(): Promise<User> {
  const { data } = await call('post', '/api/passkey-sign-in/options');
  const { id, response } = await startAuthentication({
    optionsJSON: data.options as unknown as PublicKeyCredentialRequestOptionsJSON,
  });
  const { clientDataJSON, authenticatorData, signature } = response;
  const body = { id, clientDataJSON, authenticatorData, signature };
  return (await call('post', '/api/passkey-sign-in', { body })).data;
}

/** Has the device make a passkey, which the account then knows by this name. */
export async function addPasskey(name: string): Promise<Schemas['PasskeyResponse']> {
  const { data } = await call('post', '/api/admin/passkeys/options');
  const { id, response } = await startRegistration({
    optionsJSON: data.options as unknown as PublicKeyCredentialCreationOptionsJSON,
  });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const body = { name, id, clientDataJSON, attestationObject, transports };
  return (await call('post', '/api/admin/passkeys', { body })).data;
}
