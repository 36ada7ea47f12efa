import { rememberSecret, maskSecrets } from './known-secrets.js';

const KEY = 'sk-live/Kulcs+őű "1" 9f8e7d6c';

describe('Known secrets', () => {
  beforeAll(() => rememberSecret(KEY));

  it.each([
    ['plainly', KEY],
    ['in an address', encodeURIComponent(KEY)],
    [
      'in an address, with small digits',
      encodeURIComponent(KEY).replace(/%../g, (code) => code.toLowerCase()),
    ],
    ['in a form', new URLSearchParams({ key: KEY }).toString().slice(4)],
    ['in JSON', JSON.stringify({ key: KEY }).slice(8, -2)],
  ])('are masked when they are written %s', (_how, written) => {
    expect(maskSecrets(`Incorrect key: ${written}, sorry`)).toBe('Incorrect key: [secret], sorry');
  });

  it.each(['', 'u:', 'ap:', 'api:', 'someone:'])('are masked in base64 after "%s"', (before) => {
    for (const coding of ['base64', 'base64url'] as const) {
      const written = Buffer.from(`${before}${KEY}${before}`).toString(coding);
      const left = maskSecrets(`Basic ${written}.`);
      expect(left).toContain('[secret]');
      expect(left.length).toBeLessThan(30 + 2 * before.length);
    }
  });

  it('are no words that examples have in place of a secret', () => {
    rememberSecret('smtp://user:password@mail.example:587');
    expect(maskSecrets('ends sessions, password and passkeys')).toBe('ends sessions, password and passkeys');
  });

  it('are the password of an address, but not the address', () => {
    rememberSecret('smtp://user:p%40ssw%C5%91rd@mail.example:587');
    rememberSecret('postgres://nobody@db.example/app');
    expect(
      maskSecrets('p@sswőrd p%40ssw%C5%91rd smtp://user@mail.example:587 postgres://nobody@db.example/app'),
    ).toBe('[secret] [secret] smtp://user@mail.example:587 postgres://nobody@db.example/app');
  });

  it('are every line of a private key in a key file, but not the addresses beside it', () => {
    const lines = [
      '-----BEGIN PRIVATE KEY-----',
      'MIIEvQIBADANBgkqhkiG9w0',
      'qWErTzUiOp123456',
      '-----END PRIVATE KEY-----',
    ];
    const file = {
      private_key: `${lines.join('\n')}\n`,
      private_key_id: 'abcdef0123',
      token_uri: 'https://oauth2.example/token',
    };
    rememberSecret(JSON.stringify(file, null, 2));
    expect(maskSecrets('qWErTzUiOp123456 abcdef0123 https://oauth2.example/token')).toBe(
      '[secret] [secret] https://oauth2.example/token',
    );
    expect(maskSecrets(JSON.stringify(lines.join('\n')))).not.toMatch(/MIIEv|qWErT/);
  });

  it('are our own tokens by their shape', () => {
    const token = `dma_${'aB3_-'.repeat(9).slice(0, 43)}`;
    expect(maskSecrets(`Bearer ${token}, whsec_${'x'.repeat(43)}`)).toBe('Bearer [secret], [secret]');
  });

  it('leave everything else as it is', () => {
    rememberSecret('short');
    rememberSecret('');
    rememberSecret(null);
    expect(maskSecrets('a short sentence')).toBe('a short sentence');
  });
});
