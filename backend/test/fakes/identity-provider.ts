import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:http';

export interface IdentityProvider {
  issuer: string;
  /** Without scheme, as OUTBOUND_PRIVATE_HOSTS lists it. */
  host: string;
  /** Who signs in there from now on. */
  account: { id: string; email?: string; email_verified?: boolean };
  /** Makes an installation known there, by its public address. */
  welcome: (publicUrl: string) => Promise<void>;
  close: () => Promise<void>;
}

export const CLIENT = { id: 'maturity', secret: 'a-secret-of-the-client' };

/** A real OpenID Connect server (oidc-provider), which signs in the set account without a question. */
export async function startIdentityProvider(): Promise<IdentityProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fake: IdentityProvider = {
    issuer: `http://${host}`,
    host,
    account: { id: 'nobody' },
    welcome: (publicUrl) => serve(server, fake, `${publicUrl}/api/single-sign-on/callback`),
    close: () => closed(server),
  };
  return fake;
}

async function serve(server: Server, fake: IdentityProvider, redirectUri: string): Promise<void> {
  const { default: Provider } = await import('oidc-provider');
  const provider = new Provider(fake.issuer, {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [redirectUri] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => {
        const { id: sub, ...claims } = fake.account;
        return { sub, ...claims };
      },
    }),
    ttl: { Interaction: 60, Grant: 60, Session: 60, AccessToken: 60, IdToken: 60 },
    pkce: { required: () => true },
    cookies: { keys: ['a key for tests'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    loadExistingGrant: async (context) => {
      const grant = new context.oidc.provider.Grant({
        clientId: context.oidc.client!.clientId,
        accountId: context.oidc.session!.accountId!,
      });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url!.startsWith('/interaction/')) return void answer(request, response);
    const result = { login: { accountId: fake.account.id } };
    void provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  });
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
