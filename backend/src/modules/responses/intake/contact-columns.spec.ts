import { contactColumnOf } from './contact-columns.js';

describe('a question or header for contact data', () => {
  it.each([
    [
      'clientName',
      ['Név', 'Mi a neve?', 'Kitöltő személy neve', 'What is your name?', 'Care este numele dumneavoastră?'],
    ],
    [
      'clientEmail',
      [
        'E-mail',
        'Mi az Ön e-mail-címe?',
        'Work e-mail',
        'What is your email address?',
        'Care este adresa dvs. de e-mail?',
      ],
    ],
    [
      'clinicName',
      [
        'A klinika neve',
        'Mi a klinika neve?',
        'Az Ön klinikájának neve',
        'Klinika megnevezése',
        'What is the name of your clinic?',
        'Care este numele clinicii?',
      ],
    ],
  ])('is known however it asks: %s', (field, headers) => {
    for (const header of headers) expect([header, contactColumnOf(header)?.field]).toEqual([header, field]);
  });

  it.each([
    'Használnak e-mailt?',
    'Hány e-mail-címük van?',
    'Mi a legfontosabb cél?',
    'What is your main goal?',
    'Care este scopul?',
    'Van a klinikának neve?',
  ])('is not any that only mentions them: %s', (question) => expect(contactColumnOf(question)).toBeNull());
});
