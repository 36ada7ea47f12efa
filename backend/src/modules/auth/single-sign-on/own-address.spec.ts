import { ownAddress } from './own-address.js';

const own = (address: string) => ownAddress(address, 'https://survey.example');

describe('Where a single sign-on leads afterwards', () => {
  it.each([
    ['/dashboard?status=new#row-3', '/dashboard?status=new#row-3'],
    ['https://survey.example/inbox', '/inbox'],
    ['inbox', '/inbox'],
  ])('is on this site: %s', (address, path) => expect(own(address)).toBe(path));

  it.each([
    'https://else.example/admin',
    '//else.example',
    '\\\\else.example',
    'http://survey.example/',
    'https://survey.example.else.example/',
    'https://survey.example@else.example/',
    'javascript:alert(1)',
    'http://[',
  ])('is on no other site: %s', (address) => expect(own(address)).toBeNull());

  it.each([
    'https://survey.example//else.example',
    '/.//else.example',
    '/a/..//else.example',
    '/.\\/else.example',
  ])('is on no other site that a path of ours names: %s', (address) =>
    expect(own(address)).toBe('/else.example'),
  );
});
