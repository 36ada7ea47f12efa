import { originOf } from './allowed-origins.js';

it.each([
  ['https://klinika.hu', 'https://klinika.hu'],
  ['  HTTPS://Klinika.HU:443/  ', 'https://klinika.hu'],
  ['klinika.hu', 'https://klinika.hu'],
  ['https://www.klinika.hu/oldal?x=1#y', 'https://www.klinika.hu'],
  ['https://klinika.hu:8443', 'https://klinika.hu:8443'],
  ['https://őrszem.hu', 'https://xn--rszem-39a.hu'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
])('reads %s as %s', (text, origin) => expect(originOf(text)).toBe(origin));

it.each([
  '',
  'http://klinika.hu',
  'http://localhost.klinika.hu',
  '*',
  'https://*.klinika.hu',
  "https://klinika.hu;script-src'unsafe-inline'",
  'https://klinika.hu https://other.hu',
  'https://klinika,hu',
  'https://somebody@klinika.hu',
  'javascript://klinika.hu',
  'data:text/html,x',
  'file:///etc/passwd',
  'https://',
])('refuses %j', (text) => expect(originOf(text)).toBeNull());
