import { senderOf } from './sender-of.js';

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
