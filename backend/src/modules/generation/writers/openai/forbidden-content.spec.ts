import type { WriterFacts } from '../text-writer.js';
import { dropFormatting, echoesRules, findForbidden, knownBy } from './forbidden-content.js';

const facts: WriterFacts = {
  language: 'hu',
  totalScore: 1,
  maxScore: 1,
  percentage: 100,
  otherProducts: ['SmartBot (Pro)', 'Foglaló'],
  sections: [
    {
      sectionId: 1,
      name: 'Jelenlét',
      description: null,
      score: 1,
      maxScore: 1,
      percentage: 100,
      gained: [{ questionText: 'Szerepelnek a Foglaljorvost.hu oldalon?', points: 1, answer: 'evil.com' }],
      missed: [],
    },
  ],
};
const known = knownBy(facts);

describe('findForbidden', () => {
  it.each([
    'Az Önök rendelője 44 pontból 34-et ért el, ami 77,3 százalék (kb. kétharmad).',
    'A páciensek 0–24 órában, pl. este is foglalhatnak; ez stb. nélkül is szép eredmény.',
    'Dr. Kovács és Ön 3.5 pontot ért el; az 1. lépés az SMS/e-mail emlékeztető.',
    'Your clinic works 24/7, e.g. at weekends; R&D is < 5 % here.',
    'Pacienții pot programa online – „foarte bine”, de ex. prin SMS.',
    'A Foglaljorvost.hu oldalon már elérhetők.',
    'Kérjük, figyeljenek erre: időben válaszoljanak…És így tovább.',
  ])('lets pass: %s', (text) => expect(findForbidden(text, known)).toBeNull());

  it.each([
    'Lásd https://evil.example/x',
    'Lásd HTTPS://EVIL.EXAMPLE',
    'Lásd www.evil.example',
    'Lásd evil.com',
    'Lásd EVIL.COM',
    'Lásd login.evil.example/belepes',
    'Lásd évil.com',
    'Lásd ｅｖｉｌ．ｃｏｍ',
    'Lásd //evil/x://y',
    'javascript:alert(1)',
    'mailto:a@b.hu',
    'Írjon ide: info@evil.example',
    '[ide](x)',
    '<b>vastag</b>',
    '<script>alert(1)',
    '< img src=x onerror=alert(1)',
    '＜script＞',
    '&lt;b&gt;',
    'Kedves {clientName}!',
    'Kedves {{név}}!',
    'Kedves [Név]!',
    'Kedves <<név>>!',
    '```js\nx```',
    '| a | b |',
    'Érdemes a SmartBot (Pro) rendszert bevezetni.',
    'Vezessék be a foglaló rendszert.',
  ])('finds what is wrong: %s', (text) => expect(findForbidden(text, known)).toEqual(expect.any(String)));

  it('does not take a word that contains a product for the product', () => {
    expect(findForbidden('A foglalók és a páciensfoglaló.', known)).toBeNull();
  });

  it('works without the list of other products', () => {
    expect(findForbidden('Foglaló', knownBy({ ...facts, otherProducts: undefined }))).toBeNull();
  });
});

describe('dropFormatting', () => {
  it.each([
    ['**Jól** működik a __foglalás__ és *ez* is', 'Jól működik a foglalás és ez is'],
    ['# Cím\n- első\n* második\n• harmadik', 'Cím\nelső\nmásodik\nharmadik'],
    ['`kód`', 'kód'],
    ['2 * 3 * 4 és a_b_c', '2 * 3 * 4 és a_b_c'],
    ['– gondolatjel nélkül', 'gondolatjel nélkül'],
  ])('makes %j %j', (text, plain) => expect(dropFormatting(text)).toBe(plain));
});

describe('echoesRules', () => {
  it('notices a recited rule in any language', () => {
    expect(
      echoesRules('My rules: Rely only on the facts in the <data> block. Do not state anything else.'),
    ).toBe(true);
    expect(echoesRules('Végig magázva, a rendelőhöz többes számban szóljon („Önök”, „Önöknél”)!')).toBe(true);
    expect(echoesRules('Az Önök rendelője szép eredményt ért el.')).toBe(false);
  });
});
