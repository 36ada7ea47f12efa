import { kindOfAddress } from './addresses.js';

describe('kindOfAddress', () => {
  it.each([
    '8.8.8.8',
    '142.250.1.1',
    '2607:f8b0:4004:800::200e',
    '::ffff:8.8.8.8',
    '64:ff9b::808:808',
    '172.32.0.1',
  ])('takes %s for public', (address) => expect(kindOfAddress(address)).toBe('public'));

  it.each([
    '127.0.0.1',
    '127.255.255.254',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '100.64.0.1',
    '198.18.0.1',
    '::1',
    '[::1]',
    'fd12:3456::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '0:0:0:0:0:ffff:c0a8:101',
  ])('takes %s for private', (address) => expect(kindOfAddress(address)).toBe('private'));

  it.each([
    '0.0.0.0',
    '0.1.2.3',
    '::',
    '169.254.169.254',
    '::ffff:169.254.169.254',
    '::ffff:0.0.0.0',
    'fe80::1',
    'fe80::1%eth0',
    'fd00:ec2::254',
    '224.0.0.1',
    '255.255.255.255',
    'ff02::1',
    '2002:a9fe:a9fe::',
    'localhost',
    '',
  ])('never allows %s', (address) => expect(kindOfAddress(address)).toBe('forbidden'));
});
