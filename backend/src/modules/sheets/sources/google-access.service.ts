import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { BoundedCache } from '../../../platform/cache/bounded-cache.js';
import { InjectEnv, type ReadyEnv } from '../../../platform/env/env.js';
import { RateLimiter } from '../../../platform/http/rate-limiter.js';
import { rememberSecret } from '../../../platform/crypto/known-secrets.js';
import { HttpClient } from '../../../platform/outbound/http-client.js';
import { OutboundError } from '../../../platform/outbound/outbound-error.js';
import { SettingsService } from '../../settings/settings.service.js';
import { type GoogleCredentials, parseGoogleCredentials, signTokenRequest } from './google-credentials.js';
import { apiErrorOf, GoogleError, tokenErrorOf } from './google-error.js';

/** What a token may read; nothing is ever written there. */
export const GOOGLE_SCOPES = {
  sheets: 'https://www.googleapis.com/auth/spreadsheets.readonly',
  forms: 'https://www.googleapis.com/auth/forms.body.readonly',
  formResponses: 'https://www.googleapis.com/auth/forms.responses.readonly',
} as const;
export type GoogleScope = keyof typeof GOOGLE_SCOPES;

export interface GoogleCall {
  /** Short name of the API for logs, such as `google-sheets`. */
  service: string;
  url: URL;
  /** Path template for the log, such as `/v4/spreadsheets/{id}`. */
  path: string;
  scopes: readonly GoogleScope[];
  timeoutMs?: number;
  maxBytes?: number;
  /** Calls of this service that all processes together make in a minute at most; further ones have to wait. */
  readsPerMinute?: number;
  signal?: AbortSignal;
}

interface Token {
  value: string;
  /** Milliseconds of the clock after which it is not used any more. */
  usableUntil: number;
}

const TokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
/** A token is given up this long before it ends, so that none ends on its way. */
const RESERVE_MS = 5 * 60_000;
/** How long work rests that would pass the quota: a window lasts a minute. */
const OWN_WAIT_MS = 30_000;
/** Of keys that were replaced, too. */
const MOST_TOKENS = 20;

/** Signs in to Google as the service account of the settings and reads its APIs (rules: google sign-in). */
@Injectable()
export class GoogleAccessService {
  private readonly tokens = new BoundedCache<Token>({
    most: MOST_TOKENS,
    endOf: ({ usableUntil }) => usableUntil,
  });

  constructor(
    private readonly http: HttpClient,
    private readonly settings: SettingsService,
    private readonly limits: RateLimiter,
    @InjectEnv() private readonly env: ReadyEnv,
  ) {}

  /** The stored service account, or null when there is none. Throws BadRequest when it can't be used. */
  async credentials(): Promise<GoogleCredentials | null> {
    const { google_credentials: file } = await this.settings.read('google_credentials');
    return file === null ? null : parseGoogleCredentials(file);
  }

  /** Has Google take the key anew, whatever tokens are still good. Throws GoogleError. */
  async checkKey(credentials: GoogleCredentials, scopes: readonly GoogleScope[]): Promise<void> {
    this.tokens.set(keyOf(credentials, scopes), await this.fetchToken(credentials, scopes));
  }

  /** The JSON answer of an API. A token that was refused is replaced once. Throws GoogleError. */
  async readJson(credentials: GoogleCredentials, call: GoogleCall): Promise<unknown> {
    try {
      return await this.send(credentials, call);
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      if (error.status !== 401) throw apiErrorOf(error);
      this.tokens.delete(keyOf(credentials, call.scopes));
    }
    try {
      return await this.send(credentials, call);
    } catch (error) {
      throw error instanceof OutboundError ? apiErrorOf(error) : error;
    }
  }

  private async send(credentials: GoogleCredentials, call: GoogleCall): Promise<unknown> {
    const { service, url, path, timeoutMs, maxBytes, signal, scopes, readsPerMinute } = call;
    if (readsPerMinute !== undefined) await this.takeTurn(credentials, service, readsPerMinute);
    const token = await this.token(credentials, scopes);
    const { json } = await this.http.requestJson({
      service,
      url,
      path,
      signal: signal ?? null,
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
      ...(maxBytes === undefined ? {} : { maxBytes }),
      allowedHosts: [url.host],
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
    });
    return json;
  }

  /** Stays below the quota of the account, whatever the number of processes. */
  private async takeTurn({ fingerprint }: GoogleCredentials, service: string, max: number): Promise<void> {
    const limit = { name: `reads:${service}`, max, seconds: 60 };
    if (!(await this.limits.take(fingerprint, [limit]))) throw new GoogleError('quota', 'busy', OWN_WAIT_MS);
  }

  /** A token for these scopes; calls at the same time share one request. Throws GoogleError. */
  private async token(credentials: GoogleCredentials, scopes: readonly GoogleScope[]): Promise<string> {
    const key = keyOf(credentials, scopes);
    return (await this.tokens.load(key, () => this.fetchToken(credentials, scopes))).value;
  }

  private async fetchToken(credentials: GoogleCredentials, scopes: readonly GoogleScope[]): Promise<Token> {
    const assertion = signTokenRequest(
      credentials,
      scopes.map((scope) => GOOGLE_SCOPES[scope]),
    );
    const url = new URL('/token', this.env.google.tokenBase);
    const body = new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion,
    });
    rememberSecret(assertion);
    const asked = Date.now();
    const answer = await this.http
      .requestJson({
        service: 'google-token',
        method: 'POST',
        url,
        path: '/token',
        allowedHosts: [url.host],
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
        body: body.toString(),
      })
      .catch((error: unknown) => {
        throw error instanceof OutboundError ? tokenErrorOf(error) : error;
      });
    const token = TokenAnswer.safeParse(answer.json);
    if (!token.success) throw new GoogleError('unavailable', 'transient');
    rememberSecret(token.data.access_token);
    const lifeMs = token.data.expires_in * 1000;
    return { value: token.data.access_token, usableUntil: asked + lifeMs - RESERVE_MS };
  }
}

const keyOf = (credentials: GoogleCredentials, scopes: readonly GoogleScope[]): string =>
  [credentials.fingerprint, ...[...scopes].sort()].join(' ');
