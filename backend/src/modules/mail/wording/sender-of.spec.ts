import { senderOf, signatureOf } from './sender-of.js';

describe('Whom a mail comes from', () => {
  it.each([
    ['info@clinic.example', null, 'info@clinic.example'],
    ['info@clinic.example', 'Minta Kft.', '"Minta Kft." <info@clinic.example>'],
    ['info@clinic.example', '"A" \\ <B>', '"A  B" <info@clinic.example>'],
    ['info@clinic.example', '<>', 'info@clinic.example'],
    ['Rendelő <info@clinic.example>', 'Minta Kft.', 'Rendelő <info@clinic.example>'],
  ])('of %s and the organisation %s is %s', (sender, organisation, shown) =>
    expect(senderOf(sender, organisation)).toBe(shown),
  );
});

describe('Who signs a mail, and whom to ask', () => {
  const answersTo = 'info@clinic.example';
  it.each([
    [
      { expert: 'Dr. Példa', expertRole: 'szakértő', organisation: 'Minta Kft.', answersTo },
      'Dr. Példa\nszakértő\nMinta Kft.',
      'Dr. Példa (info@clinic.example)',
    ],
    [{ organisation: 'Minta Kft.', answersTo }, 'Minta Kft.', 'Minta Kft. (info@clinic.example)'],
    [{ organisation: null, answersTo }, '', 'info@clinic.example'],
    [{ expert: '', organisation: 'Minta Kft.', answersTo: null }, 'Minta Kft.', ''],
  ])('of %j', (known, signer, contact) => expect(signatureOf(known)).toEqual({ signer, contact }));
});
