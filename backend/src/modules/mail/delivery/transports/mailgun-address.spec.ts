import { mailgunOrigin } from './mailgun-address.js';

describe('The address of the mail service', () => {
  it.each([
    [null, 'https://api.mailgun.net'],
    ['  ', 'https://api.mailgun.net'],
    ['api.eu.mailgun.net', 'https://api.eu.mailgun.net'],
    ['https://api.eu.mailgun.net/', 'https://api.eu.mailgun.net'],
    [' https://API.eu.mailgun.net/v3/ ', 'https://api.eu.mailgun.net'],
    ['http://127.0.0.1:9001/v3', 'http://127.0.0.1:9001'],
  ])('%j is %s', (entered, origin) => expect(mailgunOrigin(entered)).toBe(origin));

  it.each([
    'https://u:p@api.mailgun.net',
    'api.mailgun.net/v3/mg.example.hu',
    'api.mailgun.net?x=1',
    'a b',
    'https://',
  ])('can not be %j', (entered) => expect(mailgunOrigin(entered)).toBeNull());
});
