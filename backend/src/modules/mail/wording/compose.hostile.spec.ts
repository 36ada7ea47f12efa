import { LANGUAGES } from '../../../platform/http/languages.js';
import { compose } from './compose.js';
import { mimeOf } from './mime.js';
import { WORDED_KINDS } from './mail-templates.js';
import { wordedTexts } from './wording-faults.js';

const LINK = 'https://clinic.example/evaluation/aB3';
const content = (clinicName: string, clientName = clinicName) => ({
  percent: '50%',
  step: 'Step',
  clinicName,
  clientName,
  productName: clinicName,
  clientEmail: 'anna@clinic.example',
  score: '1',
  maxScore: '2',
  newScore: '2',
  tips: `• ${clinicName.replace(/\s+/g, ' ')}`,
  code: '135790',
  contact: 'info@clinic.example',
  link: LINK,
});
/** Of each kind one: what a name may do does not depend on the language, and all three come in turn. */
const inEveryMail = (name: string) =>
  WORDED_KINDS.map((kind, at) => compose(kind, LANGUAGES[at % 3]!, content(name), {}));
const bodyOf = (html: string) => html.slice(html.indexOf('<body'));

describe('names in mails', () => {
  it.each([
    ['an emoji of joined parts', '👩‍⚕️ Mosoly 🦷'],
    ['Arabic', 'عيادة الأسنان'],
    ['Hebrew', 'מרפאת שיניים'],
    ['Hungarian and Romanian letters', 'Őrült Űr Știință Țară'],
    ['a dollar sign and a backslash', 'A $& $1 \\u0041 B'],
    ['a placeholder', '{link} {code}'],
  ])('stay as they are: %s', (_what, name) => {
    const { text, html } = compose('result', 'hu', content(name), {});
    expect(text).toContain(`Tisztelt ${name}!`);
    expect(html.replace(/<\/?bdi>/g, '').replaceAll('&#38;', '&')).toContain(`Tisztelt ${name}!`);
  });

  it('written from right to left do not turn the text around them', () => {
    const { html, text } = compose('result', 'hu', content('עברית', 'عيادة'), {});
    expect(html).toContain('Tisztelt <bdi>عيادة</bdi>!');
    expect(html).toContain('<bdi>עברית</bdi> eredménye: 1.');
    expect(text).not.toMatch(/[\u2066-\u2069]/);
  });

  it.each([
    ['turned by hidden signs', 'Anna\u202e\u2066gro.live\u2069\u202c\u200f'],
    ['with control characters', 'An\u0000na\u0007\u001b[31m\u0085'],
    ['on several lines', 'Anna\r\nBcc: x@evil.example\r\n\r\nHello\u2028there\u2029you'],
    ['that are markup', `<script>alert(1)</script><img src=x onerror=1>"><a href='//x'>&lt;b&gt;</a>`],
    ['that end a comment or the styles', '--></style><![endif]--></body></html><h1>x'],
    ['of nothing but blanks', ' \t\n\u00a0 '],
    ['very long', 'Nagyonhosszúnév'.repeat(700)],
    ['with a thousand marks on a letter', `a${'\u0301'.repeat(5000)}`],
    ['of half a character', 'Anna \ud83e'],
  ])('%s harm no mail', (_what, name) => {
    for (const { subject, text, html } of inEveryMail(name)) {
      expect([...subject].length).toBeLessThanOrEqual(200);
      expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
      expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u2028\u2029]|[^\P{Cc}\n]/u);
      expect(html).not.toMatch(/[\u202a-\u202e\u2066-\u2069]|[^\P{Cc}\n]/u);
      expect(html).not.toMatch(/<script|<img|<h1>x|onerror=1>/);
      expect(bodyOf(html).match(/<h1/g)).toHaveLength(1);
      expect(html.match(/<\/body>/g)).toHaveLength(1);
      expect(text).toContain(LINK);
      // Gmail cuts mails off at 102 KB.
      expect(Buffer.byteLength(html)).toBeLessThan(60_000);
    }
  });

  it('leave room in the subject for what it says', () => {
    const { subject } = compose('offer', 'en', content('Long '.repeat(100).trim()), {});
    expect(subject).toMatch(/^Offer requested: Long .{50,65}…$/);
  });

  it.each([
    'Anna\r\nBcc: x@evil.example',
    'Anna\nContent-Type: text/html\n\n<b>',
    `${'ő'.repeat(400)}\r\nX-Evil: 1`,
    '=?utf-8?q?=0D=0ABcc:_x=40evil.example?=',
  ])('add no header and no part: %j', async (name) => {
    for (const message of inEveryMail(name)) {
      const raw = await mimeOf(message, {
        from: 'Klinika <no-reply@clinic.example>',
        to: 'client@clinic.example',
        messageId: '<1.result@clinic.example>',
        language: 'hu',
        optOut: null,
        replyTo: `anna@clinic.example\r\nBcc: x@evil.example`,
      });
      const [head] = raw.toString('latin1').split('\r\n\r\n');
      const lines = head!.split(/\r\n(?![ \t])/);
      expect(lines.map((line) => line.split(':')[0]!.toLowerCase()).sort()).toEqual([
        'auto-submitted',
        'content-language',
        'content-type',
        'date',
        'from',
        'message-id',
        'mime-version',
        'subject',
        'to',
        'x-auto-response-suppress',
      ]);
      expect(raw.toString('latin1').match(/^--.+\r\nContent-Type: text\//gm)).toHaveLength(2);
    }
  });
});

describe('own wording', () => {
  const own = (overrides: Record<string, string>, key: string) =>
    wordedTexts('result', 'en', overrides).find((text) => text.key === key)!;

  it('is checked for placeholders that it lacks and that nothing fills in', () => {
    expect(own({}, 'email.result.subject')).toMatchObject({ isOwn: false, missing: [], unknown: [] });
    const overrides = {
      'email.result.subject': 'Ready, {name}! {link}',
      'email.result.preheader': 'For {clientName}',
      'email.result.greeting': 'Hi {{clientName}} {clientName}',
    };
    expect(own(overrides, 'email.result.subject')).toEqual({
      key: 'email.result.subject',
      text: 'Ready, {name}! {link}',
      isOwn: true,
      isRefused: false,
      missing: ['clinicName', 'percent'],
      unknown: ['name'],
    });
    expect(own(overrides, 'email.result.preheader')).toMatchObject({ isOwn: false, isRefused: true });
    expect(own(overrides, 'email.result.greeting')).toMatchObject({ missing: [], unknown: [] });
    for (const kind of WORDED_KINDS)
      for (const language of LANGUAGES)
        for (const { key, missing, unknown } of wordedTexts(kind, language, {}))
          expect([key, missing, unknown]).toEqual([key, [], []]);
  });

  it('is text: markup, header breaks and writing directions in it do nothing', () => {
    const { subject, html, text } = compose('result', 'en', content('Anna'), {
      'email.result.subject': 'One\r\nBcc: x@evil.example {contact}',
      'email.result.intro': '<b>bold</b> \u202e{clinicName}\r\n\r\n• first\n- second\nlast',
      'email.result.button': '<i>Go</i>',
      'email.brand': '   ',
    });
    expect(subject).toBe('One Bcc: x@evil.example info@clinic.example');
    expect(html).toContain('&#60;b&#62;bold&#60;/b&#62; Anna</p>');
    expect(html).toMatch(/<ul [^>]*><li [^>]*>first<\/li><li [^>]*>second<\/li><\/ul>\n<p [^>]*>last<\/p>/);
    expect(html).toContain('&#60;i&#62;Go&#60;/i&#62;');
    expect(html).toContain('Digital maturity assessment</td>');
    expect(text).toContain('• first\n• second\n\nlast');
  });
});
