import { createHmac } from 'node:crypto';
import { Keys } from '../../src/platform/crypto/keys.js';
import { requireDocumented } from './documented-calls.js';
import type { TestApp } from './test-app.js';

export { until } from './until.js';

/** A parsed body: each test states what it expects of it. */
export type Json = ReturnType<typeof JSON.parse>;

export interface Answer<T = Json> {
  status: number;
  body: T;
  headers: Headers;
}

interface Options {
  body?: unknown;
  headers?: Record<string, string>;
}

/** A browser-like caller: keeps cookies and says where it comes from. Takes only answers that the API document names for the call. */
export class Client {
  private cookies = new Map<string, string>();

  constructor(
    readonly baseUrl: string,
    readonly language = 'hu',
  ) {}

  get = <T = Json>(path: string, options: Options = {}) => this.call<T>('GET', path, options);
  post = <T = Json>(path: string, body?: unknown, headers: Record<string, string> = {}) =>
    this.call<T>('POST', path, { body, headers });
  patch = <T = Json>(path: string, body?: unknown) => this.call<T>('PATCH', path, { body });

  /** A cookie's value as it would be sent. */
  cookie = (name: string): string | undefined => this.cookies.get(name);

  async call<T = Json>(
    method: string,
    path: string,
    { body, headers = {} }: Options = {},
  ): Promise<Answer<T>> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${this.baseUrl}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        'Accept-Language': this.language,
        Origin: this.baseUrl,
        ...(this.cookies.size > 0
          ? { Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
          : {}),
        ...(body === undefined || isForm ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : isForm ? body : JSON.stringify(body),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const bytes = Buffer.from(await response.arrayBuffer());
    const isJson = (response.headers.get('content-type') ?? '').includes('json');
    const answer = {
      status: response.status,
      headers: response.headers,
      body: (isJson ? JSON.parse(bytes.toString('utf8')) : bytes) as T,
    };
    requireDocumented(method, path, answer);
    return answer;
  }

  upload<T = Json>(
    path: string,
    bytes: Buffer,
    name = 'file.xlsx',
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)]), name);
    return this.post<T>(path, form, headers);
  }
}

type CodeGround = Pick<TestApp, 'sql'> & { env: Pick<TestApp['env'], 'sessionSecret'> };

/** Makes the admin if need be and puts a sign-in code in place, as the mail would have brought it. */
export async function giveCode(test: CodeGround, email: string): Promise<string> {
  const [admin] = await test.sql<{ id: number }>(
    `INSERT INTO admin (email) VALUES ($1) ON CONFLICT (email) DO UPDATE SET email = excluded.email RETURNING id`,
    [email],
  );
  const code = '135790';
  const pepper = new Keys(test.env.sessionSecret).of('code-pepper');
  const hash = createHmac('sha256', pepper).update(`${admin!.id}:${code}`).digest('hex');
  const insert = `INSERT INTO sign_in_code (admin_id, code_hash, expires_at) VALUES ($1, $2, now() + interval '10 minutes')`;
  await test.sql(insert, [admin!.id, hash]);
  return code;
}

/** A signed-in admin, made if need be. */
export async function signedIn(
  test: CodeGround & Pick<TestApp, 'baseUrl'>,
  email: string,
  language = 'hu',
): Promise<Client> {
  const token = await giveCode(test, email);
  const client = new Client(test.baseUrl, language);
  const answer = await client.post('/api/admin/verify-magic-link', { email, token });
  if (answer.status !== 200) throw new Error(`Sign-in failed: ${JSON.stringify(answer.body)}`);
  return client;
}
