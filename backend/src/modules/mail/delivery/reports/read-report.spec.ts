import { eventAbout, type RecordedEvent } from '../../../../../test/fakes/mailgun-reports.js';
import { reportIn, signatureIn } from './read-report.js';

const about = { messageId: '<id.result@mg.clinic.example>', recipient: 'a@b.example' };
const read = (kind: RecordedEvent, more: Record<string, unknown> = {}) =>
  reportIn({ 'event-data': eventAbout(kind, about, more) });

describe('A report of the mail service', () => {
  it.each([
    ['delivered', {}, 'delivered', null],
    ['failed-temporary', {}, 'delayed', null],
    ['failed-permanent', {}, 'bounced', 'bounced'],
    ['failed-permanent', { reason: 'suppress-bounce' }, 'bounced', 'bounced'],
    ['failed-permanent', { reason: 'old' }, 'bounced', null],
    ['failed-permanent', { reason: 'generic' }, 'bounced', null],
    ['failed-permanent', { reason: 'suppress-complaint' }, 'complained', 'complained'],
    ['failed-permanent', { reason: 'suppress-unsubscribe' }, 'complained', 'complained'],
    ['delivered', { event: 'complained' }, 'complained', 'complained'],
    ['delivered', { event: 'unsubscribed' }, 'complained', 'complained'],
    ['delivered', { event: 'accepted' }, null, null],
    ['opened', {}, null, null],
    ['opened-bot', {}, null, null],
    ['clicked', {}, null, null],
    ['failed-permanent', { severity: null }, null, null],
  ] as const)('%s %j says %s, and bars the address: %s', (kind, more, delivery, suppresses) => {
    expect(read(kind, more)).toMatchObject({
      delivery,
      suppresses,
      messageId: 'id.result@mg.clinic.example',
    });
  });

  it('gives the other server’s words, without line breaks, and cut', () => {
    const status = { code: 550, message: `no\r\n such ${'x'.repeat(500)}` };
    const { error } = read('failed-permanent', { 'delivery-status': status })!;
    expect(error!.params.reason).toMatch(/^550 no such x+$/);
    expect(String(error!.params.reason)).toHaveLength(200);
    expect(read('failed-permanent', { 'delivery-status': null })!.error!.params.reason).toBe('bounce');
  });

  it.each([
    [undefined],
    ['text'],
    [{ 'event-data': 'text' }],
    [{ 'event-data': eventAbout('delivered', about, { id: '' }) }],
    [{ 'event-data': eventAbout('delivered', about, { message: { headers: {} } }) }],
    [{ 'event-data': eventAbout('delivered', about, { timestamp: Infinity }) }],
  ])('is none: %j', (body) => expect(reportIn(body)).toBeNull());

  it.each([
    undefined,
    {},
    { signature: {} },
    { signature: { timestamp: '1.5', token: 'a', signature: 'ab'.repeat(32) } },
  ])('is not signed: %j', (body) => expect(signatureIn(body)).toBeNull());
});
