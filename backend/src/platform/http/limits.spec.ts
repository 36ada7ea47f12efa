import { networkOf } from './rate-limiter.js';

describe('the network of an address', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['::FFFF:203.0.113.1', '203.0.113.0/24'],
    ['2001:db8:7:1::1', '2001:db8:7::/48'],
    ['2001:0DB8:0007:ffff:1:2:3:4', '2001:db8:7::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
    ['fe80::1', 'fe80:0:0::/48'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('is the same for a missing address every time', () => {
    expect(networkOf(undefined)).toBe(networkOf(''));
  });
});
