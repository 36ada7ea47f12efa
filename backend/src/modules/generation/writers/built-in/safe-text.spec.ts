import { productFinder, safeSentences, safeText, shorten } from './safe-text.js';

describe('safeText', () => {
  it.each([
    ['Van saját weboldaluk?', 'Van saját weboldaluk?'],
    ['  Van\n saját\tweboldaluk ? ', 'Van saját weboldaluk?'],
    ['3. Van saját weboldaluk?', 'Van saját weboldaluk?'],
    ['(2) Online booking', 'Online booking'],
    ['<b>Van</b> saját weboldaluk?', 'Van saját weboldaluk?'],
    ['**Van** saját weboldaluk? 😀', 'Van saját weboldaluk?'],
    ['Online foglalás (pl. foglalas.hu)?', 'Online foglalás?'],
    ['Küldenek emlékeztetőt (SMS vagy e-mail)?', 'Küldenek emlékeztetőt (SMS vagy e-mail)?'],
    ['Mennyire jellemző? [Online fizetés]', 'Mennyire jellemző? – Online fizetés'],
    ['Do you use tools, e.g. a calendar?', 'Do you use tools, e.g. a calendar?'],
    ['... és  online?? .', 'és online?'],
    ['Za\u200bro\u202ejtott', 'Zarojtott'],
  ])('repeats %j as %j', (text, safe) => {
    expect(safeText(text)).toBe(safe);
  });

  it.each([
    'Van 24 órás ügyelet?',
    'Több mint ½ óra?',
    'Nézze meg: https://example.com',
    'Nézze meg a foglalas.hu oldalt',
    'www.example.com',
    'Írjon ide: info@example.com',
    'Kedves {clientName}!',
    '<script>alert(1)</script>Van weboldal?',
    'Várakozás < tíz perc?',
    '[ide](javascript:alert)',
    'A &nbsp; B',
    '???',
    'Hib\ufffds szöveg?',
    '',
    '😀',
  ])('does not repeat %j', (text) => {
    expect(safeText(text)).toBeNull();
  });
});

describe('safeSentences', () => {
  it('keeps the sentences before the first one that is not safe', () => {
    expect(safeSentences('Vezessenek be online foglalást. Részletek: https://example.com')).toEqual([
      'Vezessenek be online foglalást.',
    ]);
    expect(safeSentences('Napi 2 mentés kell. Próbálják ki.')).toEqual([]);
  });
});

describe('shorten', () => {
  it('cuts at the end of a word', () => {
    expect(shorten('Foglalhatnak a páciensek időpontot online?', 30)).toBe('Foglalhatnak a páciensek…');
    expect(shorten('Rövid', 30)).toBe('Rövid');
  });

  it('cuts a word without end, but no character in half', () => {
    expect(shorten('a'.repeat(50), 10)).toBe(`${'a'.repeat(9)}…`);
    expect(() => encodeURIComponent(shorten('𝒳'.repeat(50), 10))).not.toThrow();
  });
});

describe('productFinder', () => {
  it('finds whole names in any case', () => {
    expect(productFinder(['MediBook'])('Használják a MEDIBOOK-ot?')).toBe(true);
    expect(productFinder(['Weboldal', ''])('Van weboldaluk?')).toBe(false);
  });
});
