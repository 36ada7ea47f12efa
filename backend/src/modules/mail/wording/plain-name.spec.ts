import { plainName } from './visitors-names.js';

describe('a name in a mail to a stranger', () => {
  it.each([
    ['Mosoly Fogászat Kft.', 'Mosoly Fogászat Kft.'],
    ['Dr. Tóth Ágnes', 'Dr. Tóth Ágnes'],
    ['Dr.Tóth és Társa Bt.', 'Dr.Tóth és Társa Bt.'],
    ['S.C. Dent-Ștefan S.R.L.', 'S.C. Dent-Ștefan S.R.L.'],
    ['  24/7   Állatklinika ', '24/7 Állatklinika'],
    ['3. sz. Rendelő', '3. sz. Rendelő'],
    ['مركز الأسنان', 'مركز الأسنان'],
  ])('stays %j', (name, plain) => expect(plainName(name)).toBe(plain));

  it.each([
    ['Nyerj most! https://evil.example/win?x=1', 'Nyerj most!'],
    ['Klick www.evil.example/abc hier', 'Klick hier'],
    ['evil.com', ''],
    ['Prize evil.com/claim now', 'Prize now'],
    ['Call +36 30 123 4567 today', 'Call today'],
    ['write to win@evil.example', 'write to'],
    ['Line one\r\nBcc: victim@evil.example', 'Line one Bcc:'],
    ['evil.\u200bcom shop', 'shop'],
    ['EVIL.COM/path', ''],
    ['Win a.b.evil.co.uk!', 'Win !'],
    ['javascript://x', ''],
    ['12345678', ''],
    ['   ', ''],
  ])('of %j leaves %j', (name, plain) => expect(plainName(name)).toBe(plain));

  it('is cut at 80 characters, never inside one', () => {
    const long = plainName('😀á'.repeat(100));
    expect([...long].length).toBe(80);
    expect(long.endsWith('…')).toBe(true);
    expect(long).not.toMatch(/\uFFFD/);
  });
});
