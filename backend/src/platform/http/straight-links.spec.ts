import { straightened } from './straight-links.js';

const STARTS = [/^\/q\/[\w-]+/, /^\/evaluation\/[\w-]+/, /^\/opt-out/];
const straight = (address: string) => straightened(address, STARTS);

describe('Mailed links that were bent on the way', () => {
  it.each([
    ['/q/survey%23confirm=1a-2b.3c', '/q/survey#confirm=1a-2b.3c'],
    ['/q/survey%2523invitation=abc', '/q/survey#invitation=abc'],
    ['/q/survey/%23continue%3Dabc', '/q/survey#continue=abc'],
    ['/q/survey%23continue=abc?source=flyer', '/q/survey?source=flyer#continue=abc'],
    [
      '/q/survey?mail=confirm%23confirm=0123-4567-89ab.cdef',
      '/q/survey?mail=confirm#confirm=0123-4567-89ab.cdef',
    ],
    ['/opt-out?lang=hu%230123456789abcdef0123.', '/opt-out?lang=hu#0123456789abcdef0123'],
    ['/opt-out%230f0f?lang=hu', '/opt-out?lang=hu#0f0f'],
  ])('%s has its # again', (bent, meant) => expect(straight(bent)).toBe(meant));

  it.each(['.', ')', '%3E', '%20', ').', ',', '%22', '%E2%80%9D', '%C2%A0'])(
    'what follows the link is no part of it: %s',
    (tail) => {
      expect(straight(`/q/survey${tail}`)).toBe('/q/survey');
      expect(straight(`/evaluation/abc_-1${tail}?lang=ro`)).toBe('/evaluation/abc_-1?lang=ro');
    },
  );

  it.each([
    '/q/survey',
    '/q/survey/',
    '/q/survey?mail=confirm',
    '/q/survey?source=booth%2312',
    '/q/sur%C3%A9vey',
    '/evaluation/abc/more',
    '/q/survey%',
    '/privacy.',
    '/',
  ])('%s is left alone', (address) => expect(straight(address)).toBeNull());

  it('leads to no other site', () => {
    expect(straight('/q/x%23@evil.example')).toBe('/q/x#@evil.example');
    expect(straight('//evil.example/q/x.')).toBeNull();
    expect(straight('/q/x%23a%0d%0aSet-Cookie: b')).toBe('/q/x#a%0D%0ASet-Cookie:%20b');
  });
});
