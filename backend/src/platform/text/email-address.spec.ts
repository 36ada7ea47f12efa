import { isEmailAddress, isNoReply, normalizeEmail } from './email-address.js';

describe('an e-mail address', () => {
  it.each([
    'a@b.hu',
    'dr.toth.agnes@belgyogyaszat-debrecen.hu',
    "o'neil+tag@example.co.uk",
    'info@szűcs-rendelő.hu',
    'x_1@xn--szcs-1ra.hu',
    'A@EXAMPLE.COM',
    `${'a'.repeat(64)}@example.com`,
  ])('may be %s', (text) => expect(isEmailAddress(text)).toBe(true));

  it.each([
    '',
    'a',
    '@b.hu',
    'a@',
    'a@b',
    'a@b@c.hu',
    '"a@x"@y.hu',
    '"a b"@y.hu',
    'a b@c.hu',
    ' a@b.hu',
    'a@b.hu ',
    'a@b.hu\r\nBcc: x@y.hu',
    'a@b.hu\n',
    'a%0aBcc:x@y.hu',
    'a%b@c.hu',
    'a!b@c.hu',
    'Name <a@b.hu>',
    '<a@b.hu>',
    'friends: a@b.hu, c@d.hu;',
    'a@b.hu,c@d.hu',
    'a@b.hu; c@d.hu',
    'kovacs.anna(at)rendelo.hu',
    'a(comment)@b.hu',
    '.a@b.hu',
    'a.@b.hu',
    'a..b@c.hu',
    'a@b..hu',
    'a@.b.hu',
    'a@b.hu.',
    'a@-b.hu',
    'a@b-.hu',
    'a@[127.0.0.1]',
    'a@127.0.0.1',
    'a@1.2',
    'a@b.c',
    'a@b.hu/x',
    'a@b_c.hu',
    'őry@b.hu',
    'a\u200B@b.hu',
    'a\0@b.hu',
    'a\\@b.hu',
    '-froot@b.hu',
    'a@b%2ehu.com',
    'a@b。hu',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(64)}.hu`,
    `a@${'b.'.repeat(140)}hu`,
  ])('may not be %j', (text) => expect(isEmailAddress(text)).toBe(false));

  it('is compared in lower case without outer or invisible characters', () => {
    expect(normalizeEmail(' DR.NAGY.ILONA@Fogaszat-Pecs.HU\u00A0')).toBe('dr.nagy.ilona@fogaszat-pecs.hu');
    expect(normalizeEmail('\u200Ba@\uFEFFb.hu')).toBe('a@b.hu');
    expect(normalizeEmail('info@SZŰCS.hu')).toBe('info@szűcs.hu');
  });

  it('never turns a look-alike into another address', () => {
    const kelvin = normalizeEmail('\u212Aati@b.hu');
    expect(kelvin).not.toBe('kati@b.hu');
    expect(isEmailAddress(kelvin)).toBe(false);
  });
});

describe('an address that nobody reads', () => {
  it.each([
    'no-reply@b.hu',
    'noreply@b.hu',
    'No_Reply@b.hu',
    'do-not-reply@b.hu',
    'donotreply+1@b.hu',
    'clinic.no.reply@b.hu',
  ])('is %s', (address) => expect(isNoReply(address)).toBe(true));

  it.each(['info@b.hu', 'reply@b.hu', 'nora.reply@b.hu', 'noreplyanna@b.hu', 'info@no-reply.hu'])(
    'is not %s',
    (address) => expect(isNoReply(address)).toBe(false),
  );
});
