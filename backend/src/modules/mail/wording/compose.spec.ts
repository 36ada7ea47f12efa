import { createTransport } from 'nodemailer';
import { LANGUAGES, type Language } from '../../../platform/http/languages.js';
import { fill } from '../../../platform/text/say.js';
import { compose } from './compose.js';
import { MAIL_TEXTS } from './texts.js';

const LINK = 'https://clinic.example/evaluation/aB3-x_9?a=1&b=2';
const code = { code: '135790', link: LINK };
const contact = 'info@clinic.example';
const result = {
  clientName: 'Kovács Anna',
  clinicName: 'Mosoly Fogászat',
  score: '61,5% (jó)',
  percent: '61,5%',
  step: 'Kezdjék a mentéssel.',
  contact,
  link: LINK,
};
const share = { clinicName: 'Mosoly Fogászat', contact, link: LINK };
const offer = {
  ...result,
  productName: 'Időpontfoglaló',
  clientEmail: 'anna@clinic.example',
  score: '23',
  maxScore: '40',
  newScore: '29',
  tips: '- Első lépés\n- Második lépés',
};
const form = { questionnaire: 'Digitális érettség', contact, link: LINK };
const optOut = 'https://clinic.example/opt-out#a1';
const invitation = { ...form, ...result, minutes: '12', optOut };
const CLIENT_KINDS = [
  'result',
  'receipt',
  'confirm',
  'continue',
  'invitation',
  'again',
  'reminder',
  'share',
  'offer-receipt',
] as const;
const values = { ...invitation, productName: 'P', askedAt: 'ma', date: 'ma', due: 'ma', within: '1 óra' };
const all = (language: Language) => [
  compose('code', language, code, {}),
  compose('result', language, result, {}),
  compose('share', language, share, {}),
  compose('offer', language, offer, {}),
  compose('offer', language, { ...offer, tips: '' }, {}),
  compose('confirm', language, result, {}),
  compose('continue', language, form, {}),
  compose('invitation', language, invitation, {}),
  compose('reminder', language, invitation, {}),
];

describe('mails', () => {
  it.each(LANGUAGES)('say the same in text and HTML, with nothing left to fill in (%s)', (language) => {
    for (const { subject, text, html } of all(language)) {
      expect(subject.length).toBeGreaterThan(10);
      expect(text).toContain(LINK);
      expect(html).toContain('https://clinic.example/evaluation/aB3-x_9?a=1&#38;b=2');
      expect(html).toContain(`<html lang="${language}"`);
      expect(`${subject}${text}${html}`).not.toMatch(/\{\w+\}|undefined|null/);
    }
    expect(compose('code', language, code, {}).text).toMatch(/^135790$/m);
  });

  it.each(LANGUAGES)(
    'of an offer name the product, the client and the ticked steps, if any (%s)',
    (language) => {
      const { subject, text, html } = compose('offer', language, offer, {});
      expect(subject).toContain('Időpontfoglaló');
      for (const fact of ['Mosoly Fogászat', 'Kovács Anna', 'anna@clinic.example', '23', '40', '29'])
        expect(text).toContain(fact);
      expect(html).toMatch(/<ul [^>]*><li [^>]*>Első lépés<\/li><li [^>]*>Második lépés<\/li><\/ul>/);
      expect(html).toMatch(/<th scope="row"[^>]*>E-mail<\/th><td[^>]*>anna@clinic\.example<\/td>/);
      expect(text).toContain('• Első lépés\n• Második lépés');
      const without = compose('offer', language, { ...offer, tips: '' }, {}).text;
      expect(without).not.toMatch(/lépés|29/);
      const prepared = compose('offer', language, { ...offer, newScore: '' }, {}).text;
      expect(prepared).toContain('• Első lépés');
      expect(prepared).not.toContain(
        fill(MAIL_TEXTS[language]['email.offer.gain'], { ...offer, newScore: '' }),
      );
    },
  );

  it.each(LANGUAGES)(
    'that are shared name the clinic and a contact, and carry nobody’s own message (%s)',
    (language) => {
      const { text } = compose('share', language, share, {});
      expect(text).toContain('Mosoly Fogászat');
      expect(text).toContain('info@clinic.example');
      const clinicName = 'Mosoly\r\nBcc: x@evil.example https://evil.example/win evil.com';
      const misused = compose('share', language, { ...share, clinicName }, {});
      expect(`${misused.subject}${misused.text}${misused.html}`).not.toMatch(/evil/);
      const nameless = compose('share', language, { ...share, clinicName: 'evil.com' }, {});
      expect(nameless.text).toContain(MAIL_TEXTS[language]['email.share.someone']);
    },
  );

  it.each(LANGUAGES)('that invite say for how long and why, and link to opting out (%s)', (language) => {
    for (const kind of ['invitation', 'reminder'] as const) {
      const { subject, text, html } = compose(kind, language, invitation, {});
      expect(subject).toContain('Digitális érettség');
      for (const fact of ['Mosoly Fogászat', 'Kovács Anna', 'info@clinic.example', ' 12 ', optOut])
        expect(text).toContain(fact);
      expect(html).toContain(`<a class="link" href="${optOut}"`);
      const nameless = compose(kind, language, { ...invitation, clientName: '', clinicName: '' }, {});
      expect(nameless.text).not.toMatch(/Tisztelt|Dear|Bună ziua|Rendelő|Clinic:|Clinica:|null|undefined/);
      expect(nameless.text).toContain('Digitális érettség');
    }
  });

  it.each(LANGUAGES)('to go on with name nobody, and ask to confirm without a result (%s)', (language) => {
    const going = compose('continue', language, { ...result, ...form }, {});
    expect(`${going.subject}${going.html}`).not.toMatch(/Kovács|Mosoly/);
    expect(going.text).toMatch(/\b30\b/);
    expect(compose('confirm', language, result, {}).text).toContain('Mosoly Fogászat');
    const misused = { ...result, clientName: 'Nyerjen: evil.com', clinicName: 'https://evil.com' };
    const { text } = compose('confirm', language, misused, {});
    expect(text).toContain('Nyerjen:');
    expect(text).not.toContain('evil');
  });

  it.each([
    'Mosoly\r\nBcc: victim@evil.example',
    'Mosoly\nSubject: other',
    'Mosoly\u2028Bcc: x@evil.example',
    '\r\n\r\n<html>injected',
    `${'a'.repeat(500)}\r\nX: y`,
  ])('keep a product’s name in the subject, whatever it holds', async (productName) => {
    const message = compose('offer', 'en', { ...offer, productName }, {});
    expect(message.subject).not.toMatch(/[\r\n\u2028]/);
    expect(message.subject.length).toBeLessThanOrEqual(200);
    const sent = await createTransport({ streamTransport: true, buffer: true }).sendMail({
      from: 'a@clinic.example',
      to: 'b@clinic.example',
      ...message,
    });
    const [head] = (sent.message as Buffer).toString('utf8').split(/\r?\n\r?\n/);
    const names = head!.split(/\r?\n(?![ \t])/).map((line) => line.split(':')[0]!.toLowerCase());
    expect(names.sort()).toEqual([
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'subject',
      'to',
    ]);
  });

  it.each(LANGUAGES)(
    'with a result say whose it is in their subject, with the score where it may be told (%s)',
    (language) => {
      const subjectOf = (values: Record<string, string>) =>
        compose('result', language, { ...result, ...values }, {}).subject;
      expect(subjectOf({})).toMatch(/^Mosoly Fogászat: 61,5%,? .+/);
      expect(subjectOf({ step: '' })).toMatch(/^Mosoly Fogászat: 61,5% /);
      const hidden = { score: '', percent: '', step: '' };
      expect(subjectOf(hidden)).toMatch(/^Mosoly Fogászat: [^\d%]+$/);
      expect(subjectOf({ ...hidden, questions: '31', answered: '3' })).toMatch(/^Mosoly Fogászat: [^\d%]+$/);
      expect(subjectOf({ clinicName: 'x@evil.example https://evil.example' })).toMatch(
        /^(?:Az Ön rendelője|Your clinic|Clinica dumneavoastră): 61,5%/,
      );
      expect(subjectOf({ clinicName: 'Hosszú '.repeat(40) })).toMatch(/^Hosszú .{55,70}…: 61,5%/);
    },
  );

  it.each(LANGUAGES)(
    'have their button above tables, long texts, signature and small print (%s)',
    (language) => {
      const signed = { ...values, signer: 'Dr. Példa Péter\nMinta Kft.' };
      for (const kind of CLIENT_KINDS) {
        const { html, text } = compose(kind, language, signed, {});
        const [above, below] = html.split('class="button"');
        expect([kind, above!.includes('<th')]).toEqual([kind, false]);
        expect([kind, below!.includes('Dr. Példa Péter<br>Minta Kft.')]).toEqual([kind, true]);
        expect(text.indexOf(LINK)).toBeLessThan(text.indexOf('Dr. Példa Péter\nMinta Kft.'));
      }
    },
  );

  it.each(LANGUAGES)('name nobody to ask and nobody who signs where nobody is known (%s)', (language) => {
    for (const kind of CLIENT_KINDS) {
      const { text } = compose(kind, language, { ...values, contact: '' }, {});
      expect(text).not.toMatch(
        /\{|Üdvözlettel|Kind regards|Cu stimă|Válaszoljon|reply to this|Răspundeți la/,
      );
    }
  });

  it('show markup in names as text', () => {
    const clinicName = `<script>alert("x")</script> & 'friends' <img src=x onerror=1>`;
    const { html, text } = compose('result', 'hu', { ...result, clinicName }, {});
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain('&#60;script&#62;alert(&#34;x&#34;)&#60;/script&#62; &#38; &#39;friends&#39;');
    expect(text).toContain(clinicName);
  });

  it('can not break out of the link’s attribute', () => {
    const { html } = compose('code', 'en', { code: '1', link: 'https://a.example/"onmouseover="x' }, {});
    expect(html).not.toContain('"onmouseover');
  });

  it('take overrides, but not empty ones', () => {
    const overrides = {
      'email.result.subject': 'Ready: {contact}',
      'email.result.title': '',
      'email.unknown': 'x',
    };
    const { subject, html } = compose('result', 'en', result, overrides);
    expect(subject).toBe('Ready: info@clinic.example');
    expect(html).toContain('Your evaluation is ready');
  });

  it('replace placeholders once and never evaluate them', () => {
    const overrides = {
      'email.result.intro':
        '{{7*7}} ${process} {constructor} {__proto__} {toString} <%= 1 %> {clientName} {code}',
    };
    const { text } = compose(
      'result',
      'en',
      { ...result, clientName: '{link} $& $1 {clinicName}' },
      overrides,
    );
    expect(text).toContain(
      '{{7*7}} ${process} {constructor} {__proto__} {toString} <%= 1 %> {link} $& $1 {clinicName} {code}',
    );
  });
});
