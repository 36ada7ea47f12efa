import { OutboundError, kindOfStatus } from '../../../../platform/outbound/outbound-error.js';
import { mailgunFailure } from './mailgun-failure.js';

const answered = (status: number, responseText: string, retryAfterMs: number | null = null) =>
  mailgunFailure(
    new OutboundError('mail', {
      kind: kindOfStatus(status),
      code: `http_${status}`,
      status,
      retryAfterMs,
      responseText,
    }),
  );
const broken = (code: string, cause: unknown) =>
  mailgunFailure(new OutboundError('mail', { kind: 'transient', code, cause }));

describe('A failed call of the mail service', () => {
  it.each([
    [401, 'Forbidden', 'mail_service_key'],
    [402, 'Payment required', 'mail_service_unpaid'],
    [403, '{"message":"Domain sandbox.example is not allowed to send: upgrade"}', 'mail_service_forbids'],
    [404, '{"message":"Domain not found: mg.example.hu"}', 'mail_service_domain'],
    [301, '', 'mail_service_address'],
  ])('%i is a matter of the settings', (status, body, code) => {
    const failure = answered(status, body);
    expect([failure.kind, failure.asAppError().code]).toEqual(['config', code]);
  });

  it.each([400, 413, 422])('%i concerns this letter alone', (status) => {
    const failure = answered(status, '{"message":"to parameter is not a valid address.\\n please check"}');
    expect([failure.kind, failure.reason]).toEqual([
      'refused',
      'to parameter is not a valid address. please check',
    ]);
    expect(answered(status, '<html>proxy</html>').reason).toBe(`http_${status}`);
  });

  it('429 waits as long as header or sentence say, 15 minutes at most', () => {
    const text = (seconds: number) =>
      `{"message":"Domain x is not allowed to send: limit exceeded, try again after ${seconds} seconds"}`;
    expect(answered(429, text(120)).waitMs).toBe(120_000);
    expect(answered(429, text(7200)).waitMs).toBe(900_000);
    expect(answered(429, text(120), 5000).waitMs).toBe(5000);
    expect(answered(429, 'slow down').waitMs).toBe(60_000);
    expect(answered(429, '').kind).toBe('busy');
  });

  it.each([500, 502, 503, 504, 408, 409])('%i leaves open whether the letter was taken', (status) => {
    expect(answered(status, 'Internal Server Error').kind).toBe('uncertain');
  });

  it('tells a line that never was from one that broke', () => {
    const code = (name: string) => Object.assign(new Error(name), { code: name });
    for (const name of [
      'ECONNREFUSED',
      'EAI_AGAIN',
      'ENOTFOUND',
      'UND_ERR_CONNECT_TIMEOUT',
      'CERT_HAS_EXPIRED',
      'DEPTH_ZERO_SELF_SIGNED_CERT',
    ])
      expect(broken('network', new Error('fetch failed', { cause: code(name) })).kind).toBe('transient');
    for (const name of ['ECONNRESET', 'UND_ERR_SOCKET', 'EPIPE'])
      expect(broken('network', code(name)).kind).toBe('uncertain');
    expect(broken('timeout', new Error('aborted')).kind).toBe('uncertain');
    expect(broken('not_json', undefined).kind).toBe('uncertain');
  });
});
