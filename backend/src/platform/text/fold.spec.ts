import fc from '../../../test/setup/random-inputs.js';
import { fold, foldedParts } from './fold.js';

describe('fold', () => {
  it.each([
    ['  Igen ', 'igen'],
    ['Mosoly\u00a0Dental\t Kft.\n', 'mosoly dental kft.'],
    ['Te\u0301rke\u0301p', 'térkép'],
    ['\u200bIg\u200den\ufeff\u2060', 'igen'],
    ['ÁRVÍZTŰRŐ', 'árvíztűrő'],
    ['ȘTIINȚĂ', 'știință'],
    ['Târgu Mureş, mulţumesc', 'târgu mureș, mulțumesc'],
    ['I don’t know „what” «this» is', 'i don\'t know "what" "this" is'],
    ['\u200b \ufeff', ''],
  ])('%j becomes %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('does not follow the rules of one language: a dotless Turkish i stays apart', () => {
    expect(fold('IGEN')).toBe('igen');
    expect(fold('ıgen')).not.toBe('igen');
  });

  it('changes nothing more when it is done twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });

  it('takes composed and decomposed accents for the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aáeéiíoóöőuúüűășțâî ?') }), (text) => {
        expect(fold(text.normalize('NFD'))).toBe(fold(text.normalize('NFC')));
      }),
    );
  });
});

describe('foldedParts', () => {
  it('splits at commas and drops empty parts and repetitions', () => {
    expect([...foldedParts(' Facebook,, Google  Cégprofil ,facebook,')]).toEqual([
      'facebook',
      'google cégprofil',
    ]);
  });
});
