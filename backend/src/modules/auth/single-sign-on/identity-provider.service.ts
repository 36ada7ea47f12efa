import { Injectable } from '@nestjs/common';
import type * as oidc from 'openid-client';
import { InjectEnv, type ReadyEnv } from '../../../platform/env/env.js';
import { HttpClient } from '../../../platform/outbound/http-client.js';

/** Loaded by the first sign-in: few installations have such a server. */
const openIdClient = () => import('openid-client');

const KNOWN_MS = 60 * 60_000;
const TIME_MS = 10_000;

/** What has to come back unchanged for a sign-in to be the one that was begun here. */
export interface Expected {
  state: string;
  nonce: string;
  verifier: string;
}

/** What the server says about who has signed in there. */
export interface Identity {
  email: string;
  emailIsVerified: boolean;
}

/**
 * The OpenID Connect server of this installation: authorization code with PKCE, state and nonce. Every call to it goes through the
 * guard of outgoing calls; its metadata is read once an hour.
 */
@Injectable()
export class IdentityProviderService {
  private known: { configuration: Promise<oidc.Configuration>; until: number } | null = null;
  private readonly redirectUri: string;

  constructor(
    private readonly http: HttpClient,
    @InjectEnv() private readonly env: ReadyEnv,
  ) {
    this.redirectUri = `${env.publicUrl}/api/single-sign-on/callback`;
  }

  /** What the sign-in page calls it; null where none is set up. */
  get name(): string | null {
    return this.env.singleSignOn?.name ?? null;
  }

  /** Reads the server's metadata anew. Throws what is wrong with it. */
  async check(): Promise<void> {
    this.known = null;
    await this.configuration();
  }

  /** Where the browser goes to sign in there. */
  async addressFor({ state, nonce, verifier }: Expected): Promise<string> {
    const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await openIdClient();
    const address = buildAuthorizationUrl(await this.configuration(), {
      redirect_uri: this.redirectUri,
      scope: 'openid email',
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
    });
    return address.href;
  }

  /** Who came back with these parameters. Throws where anything is not as it was begun, or the server refuses. */
  async identify(search: string, { state, nonce, verifier }: Expected): Promise<Identity> {
    const configuration = await this.configuration();
    const { authorizationCodeGrant, fetchUserInfo } = await openIdClient();
    const tokens = await authorizationCodeGrant(configuration, new URL(`${this.redirectUri}?${search}`), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims()!;
    const identity =
      typeof claims.email === 'string'
        ? claims
        : await fetchUserInfo(configuration, tokens.access_token, claims.sub);
    const email = typeof identity.email === 'string' ? identity.email : '';
    return { email, emailIsVerified: identity.email_verified === true };
  }

  private configuration(): Promise<oidc.Configuration> {
    if (this.known && this.known.until > Date.now()) return this.known.configuration;
    const known = { configuration: this.discover(), until: Date.now() + KNOWN_MS };
    this.known = known;
    // What failed is tried anew with the next sign-in.
    known.configuration.catch(() => {
      if (this.known === known) this.known = null;
    });
    return known.configuration;
  }

  private async discover(): Promise<oidc.Configuration> {
    const client = await openIdClient();
    const { issuer, clientId, clientSecret } = this.env.singleSignOn!;
    const isPlain = issuer.startsWith('http:');
    return client.discovery(new URL(issuer), clientId, undefined, authenticate(client, clientSecret), {
      [client.customFetch]: this.http.fetchFor({
        service: 'single sign-on',
        path: '/',
        allowedHosts: 'any-public',
        timeoutMs: TIME_MS,
        maxBytes: 1024 * 1024,
      }),
      // Only for a private host that the operator has named; the guard of outgoing calls sees to that.
      execute: isPlain ? [client.allowInsecureRequests] : [],
    });
  }
}

/** In the way that the server takes: its header where it takes that, which is the standard. */
function authenticate(client: typeof oidc, secret: string): oidc.ClientAuth {
  const [basic, post] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)];
  return (server, ...rest) => {
    const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (ways.includes('client_secret_basic') ? basic : post)(server, ...rest);
  };
}
