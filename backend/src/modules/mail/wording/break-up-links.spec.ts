import fc from '../../../../test/setup/random-inputs.js';
import { LANGUAGES } from '../../../platform/http/languages.js';
import { asksForVisitor, compose, keysOf } from './compose.js';
import { WORDED_KINDS } from './mail-templates.js';
import { MAIL_TEXTS } from './texts.js';
import { breakUpLinks } from './visitors-names.js';

/** What mail programs make a link of, as they may read it: without signs of no width, full-width signs as usual ones. */
const LINKS: readonly RegExp[] = [
  /[^\s.。]\.[\p{L}\p{M}_-]{2}/u,
  /[^\s.。]\.\p{N}+[\p{L}\p{M}]/u,
  /[^\s]。[\p{L}\p{M}]{2}/u,
  /:[/\\]/,
  /[/\\]{2}/,
  /www\d*[.。]\S/i,
  /\S@\S\S/,
  /\d+(?:[.。]\d+){3}/,
  /\d(?:[\s().-]*\d){6}/,
  /(?:https?|ftp|file|mailto|tel|sms|javascript|data):\S/i,
];
const asRead = (text: string) => text.normalize('NFKC').replace(/\p{Cf}/gu, '');
const linksIn = (text: string) => LINKS.flatMap((link) => link.exec(asRead(text))?.[0] ?? []);

const DOTS = ['.', '.', '\uff0e', '\u3002', '\uff61', '\u2024', '.\u200b', '\u2060.', '\ufe52'];
const label = fc.oneof(
  fc.stringMatching(/^[a-zA-Z0-9-]{2,8}$/),
  fc.constantFrom('evil', 'EviL', 'xn--p1ai', 'пример', 'рф', '公司', 'é́vil', 'ｅｖｉｌ', 'i❤', 'a\u200db'),
);
const ending = fc.constantFrom(
  'com',
  'COM',
  'hu',
  'co.uk',
  'рф',
  'xn--p1ai',
  'ｃｏｍ',
  'clinic',
  '中国',
  'c\u00adom',
);
const domain = fc
  .tuple(fc.array(label, { minLength: 1, maxLength: 3 }), ending, fc.constantFrom(...DOTS))
  .map(([labels, end, dot]) => [...labels, end].join(dot));
const ip = fc.tuple(fc.array(fc.nat(255), { minLength: 4, maxLength: 4 }), fc.constantFrom(...DOTS));
const telephone = fc
  .tuple(fc.array(fc.nat(9), { minLength: 7, maxLength: 13 }), fc.constantFrom('', ' ', '-', '.', ' ('))
  .map(([digits, between]) => `+${digits.join(between)}`);
const address = fc.oneof(
  domain,
  domain.map((host) => `www.${host}`),
  domain.map((host) => `https://user:pw@${host}:8080/a.b?c=d#e`),
  domain.map((host) => `HTTP：／／${host}`),
  domain.map((host) => `\\\\${host}\\share`),
  domain.map((host) => `win@${host}`),
  domain.map((host) => `mailto:win＠${host}`),
  ip.map(([parts, dot]) => parts.join(dot)),
  ip.map(([parts]) => `http://${parts.join('.')}/x`),
  telephone,
  telephone.map((number) => `tel:${number}`),
  fc.constantFrom(
    'javascript:alert(1)',
    'www.x',
    'file:///c:/x',
    'http:evil',
    'S.R.L.com',
    'http://[::1]/',
    'a@b@c.de',
  ),
);
const hostile = fc
  .tuple(
    fc.constantFrom('', 'Dr. ', 'Nyerjen! ', '(', '„'),
    address,
    fc.constantFrom('', ' most', ')', '.', ', Kft.'),
  )
  .map((parts) => parts.join(''));

describe('what a visitor typed', () => {
  it.each([
    'Dr. Kovács Kft.',
    'St. Anna',
    'S.C. Dent-Ștefan S.R.L.',
    'Dr. med. dent. Kiss P. Károly',
    'Dent@l Kft.',
    '@smile',
    '24/7 Állatklinika',
    '3. sz. Rendelő, 1051 Budapest',
    'Web 2.0 Rendelő',
    'Rendelő (8:00–16:00)',
    'Anna & Béla „Mosoly”',
    'عيادة الأسنان',
    '👩‍⚕️ Mosoly 🦷',
    'A $& $1 \\u0041 B',
  ])('stays as it is where it looks like no address: %s', (name) => expect(breakUpLinks(name)).toBe(name));

  it.each([
    ['evil.com', 'evil. com'],
    ['Dr.Tóth', 'Dr. Tóth'],
    ['www.evil.com', 'www. evil. com'],
    ['https://evil.com/a', 'https: / /evil. com/a'],
    ['win@evil.com', 'win @ evil. com'],
    ['evil．com', 'evil． com'],
    ['evil。com', 'evil。 com'],
    ['1.1.1.1', '1. 1. 1. 1'],
    ['call +36 30 123 4567', 'call …'],
    ['tel:112', 'tel: 112'],
    ['\\\\evil\\share', '\\ \\evil\\share'],
  ])('is broken up where it does: %s', (name, broken) => expect(breakUpLinks(name)).toBe(broken));

  it('leaves no link to any mail program, whatever it is, and is broken up once', () => {
    fc.assert(
      fc.property(hostile, (name) => {
        const broken = breakUpLinks(name);
        expect([name, linksIn(broken)]).toEqual([name, []]);
        expect(breakUpLinks(broken)).toBe(broken);
      }),
      { numRuns: 3000 },
    );
  });

  it('loses nothing but numbers to dial', () => {
    const squeezed = (text: string) => text.replace(/\s+/gu, '');
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string({ unit: 'grapheme' })), (name) => {
        fc.pre(!breakUpLinks(name).includes('…'));
        expect(squeezed(breakUpLinks(name))).toBe(squeezed(name));
      }),
    );
  });

  it('is no link in any mail, and stands in no subject but the result’s, and beside none', () => {
    const values = {
      productName: 'P',
      questionnaire: 'Q',
      code: '135790',
      score: '1',
      maxScore: '2',
      newScore: '2',
    };
    const more = {
      tips: '• T',
      contact: 'C',
      link: 'L',
      optOut: 'O',
      minutes: '3',
      clientEmail: 'E',
      email: 'E',
    };
    const admins = { admin: 'A', formerEmail: 'F', setting: 'S', count: '1', hours: '2', address: 'D' };
    fc.assert(
      fc.property(
        hostile,
        fc.constantFrom(...WORDED_KINDS),
        fc.constantFrom(...LANGUAGES),
        (name, kind, language) => {
          const names = { clientName: `${name} Xquay`, clinicName: `Xquay ${name}` };
          const { subject, text, html } = compose(
            kind,
            language,
            { ...values, ...more, ...admins, ...names },
            {},
          );
          if (kind !== 'result') expect(subject).not.toContain('Xquay');
          expect([subject, linksIn(subject)]).toEqual([subject, []]);
          expect(html.slice(html.indexOf('display:none'), html.indexOf('</div>'))).not.toContain('Xquay');
          expect([kind, name, linksIn(text)]).toEqual([kind, name, []]);
        },
      ),
      { numRuns: 1500 },
    );
  });

  it.each(LANGUAGES)('is asked for by no built-in subject or line beside it (%s)', (language) => {
    const asking = WORDED_KINDS.flatMap(keysOf).filter((key) =>
      asksForVisitor(key, MAIL_TEXTS[language][key]),
    );
    expect(asking).toEqual([]);
  });

  it.each(['clientName', 'clinicName', 'clientEmail'])(
    'has a text of our own ignored that asks for %s there',
    (name) => {
      const overrides = {
        'email.receipt.subject': `Kész: {${name}}`,
        'email.receipt.preheader': `{${name}}`,
        'email.receipt.title': `Önnek: {${name}}`,
      };
      const values = {
        clientName: 'Anna',
        clinicName: 'Mosoly',
        clientEmail: 'a@b.hu',
        contact: 'c',
        link: 'l',
      };
      const { subject, html } = compose('receipt', 'hu', values, overrides);
      expect(subject).toBe(MAIL_TEXTS.hu['email.receipt.subject']);
      expect(html).toContain(MAIL_TEXTS.hu['email.receipt.preheader']);
      expect(html).toContain('<h1');
    },
  );
});
