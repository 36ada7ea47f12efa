import { afterEach, expect, it } from 'vitest';
import { takeInlined } from './inlined.ts';

const put = (link: string) => {
  const script = document.createElement('script');
  script.id = 'evaluation-data';
  script.type = 'application/json';
  script.textContent = JSON.stringify({ link, page: { language: 'hu' }, texts: { a: 'b' } });
  document.body.append(script);
};

afterEach(() => document.getElementById('evaluation-data')?.remove());

it('is taken once, as what is asked for later is to be new', () => {
  put('own-link');
  expect(takeInlined('own-link')).toEqual({ link: 'own-link', page: { language: 'hu' }, texts: { a: 'b' } });
  expect(takeInlined('own-link')).toBeNull();
});

it('is nothing for another link than that of the page', () => {
  put('own-link');
  expect(takeInlined('another-link')).toBeNull();
  expect(takeInlined('own-link')).not.toBeNull();
});
