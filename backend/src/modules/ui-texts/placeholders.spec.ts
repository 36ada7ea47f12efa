import type { BuiltInText } from './built-in.types.js';
import { placeholderFaults, placeholdersIn, ruleOf } from './check-wording.js';

const subject: BuiltInText = {
  context: 'email',
  key: 'email.result.subject',
  placeholders: ['clientName', 'clinicName', 'contact'],
  texts: { hu: 'Kész – {clinicName}', en: 'Ready – {clinicName}' },
};

describe('the placeholders of a wording', () => {
  it('are what stands between single braces, each once', () => {
    expect(placeholdersIn('{a} és {b}, {a}')).toEqual(['a', 'b']);
    expect(placeholdersIn('{} { a } {{b}} }{ {c')).toEqual(['', ' a ', 'b']);
  });

  it.each<[string, string[], string[]]>([
    ['Kész: {clinicName}', [], []],
    ['Kész: {clinicName}, {clientName}', [], []],
    ['Kész', ['clinicName'], []],
    ['Kész: {clinicNme}', ['clinicName'], ['clinicNme']],
    ['Kész: { clinicName }', ['clinicName'], [' clinicName ']],
    ['{clinicName} {constructor} {__proto__} {}', [], ['constructor', '__proto__', '']],
  ])('of %j are held to those of the built-in text', (text, missing, unknown) => {
    expect(placeholderFaults(text, ruleOf(subject, 'hu'))).toEqual({ missing, unknown });
  });

  it('may be left out where the built-in text of the language leaves them out', () => {
    const one: BuiltInText = {
      ...subject,
      placeholders: ['count'],
      texts: { hu: '{count} tipp', en: 'One tip' },
    };
    expect(ruleOf(one, 'en')).toEqual({ required: [], known: ['count'] });
    expect(ruleOf(one, 'hu')).toEqual({ required: ['count'], known: ['count'] });
    expect(ruleOf(one, 'ro')).toEqual({ required: [], known: ['count'] });
  });

  it('of a key that the product does not know are nobody’s business', () => {
    expect(placeholderFaults('{whatever}', ruleOf(undefined, 'hu'))).toEqual({ missing: [], unknown: [] });
  });
});
