import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readyHtml } from './scripts/ready-html.ts';

const shell = readFileSync(join(import.meta.dirname, 'index.html'), 'utf8').replace(
  '</title>',
  '</title><link rel="stylesheet" crossorigin href="/assets/index.css"><link rel="modulepreload" crossorigin href="/assets/base.js">',
);
const parts = {
  language: 'ro' as const,
  picture: 'assets/preview-ro.png',
  starter: 'assets/start-page.js',
  title: 'Preț $& "bun" <aici>',
  description: 'Un text & altul',
  html: '<main><p style="width:84%">a</p><i style="width:84%"></i><b style="font:&quot;x&quot;">b</b></main>',
  styles: 'p{margin:0}',
  styleSheets: ['assets/index.css'],
  scripts: ['assets/landing.js'],
};

describe('a ready-made page', () => {
  const html = readyHtml(shell, parts);
  const page = new DOMParser().parseFromString(html, 'text/html');

  it('says its language, title and description', () => {
    expect(page.documentElement.lang).toBe('ro');
    expect(page.title).toBe(parts.title);
    expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBe(parts.description);
    expect(page.querySelector('meta[property="og:title"]')?.getAttribute('content')).toBe(parts.title);
    expect(page.querySelector('meta[property="og:image"]')?.getAttribute('content')).toBe(
      '{{site}}/assets/preview-ro.png',
    );
  });

  it('brings its styles along, and none as an attribute, which its policy forbids', () => {
    expect(html).not.toContain(' style="');
    expect(page.querySelectorAll('style')).toHaveLength(1);
    expect(page.querySelector('style')?.textContent).toBe(
      'p{margin:0}\n[data-style="0"]{width:84%}\n[data-style="1"]{font:"x"}',
    );
    expect(page.querySelectorAll('[data-style="0"]')).toHaveLength(2);
    expect(page.querySelectorAll('link[rel=stylesheet]:not([disabled])')).toHaveLength(0);
    expect(page.querySelector('#root main')).not.toBeNull();
  });

  it('leaves its scripts to the one that asks for them when the page shows', () => {
    expect(page.querySelectorAll('script[type=module], link[rel=modulepreload]')).toHaveLength(0);
    const [starter, ...others] = page.querySelectorAll('script');
    expect(others).toEqual([]);
    expect(starter?.getAttribute('src')).toBe('/assets/start-page.js');
    expect(starter?.defer).toBe(true);
    expect(starter?.dataset).toEqual(
      expect.objectContaining({ entry: '/src/public/main.tsx', parts: '/assets/landing.js' }),
    );
  });

  it('says no more than the title of a private page to who may pass its address on', () => {
    const meta =
      '<meta content="noindex, nofollow" name="robots"/><meta content="no-referrer" name="referrer"/>';
    const quiet = readyHtml(shell, { ...parts, description: null, html: `${meta}<main>…</main>` });
    const { head, body } = new DOMParser().parseFromString(quiet, 'text/html');
    expect(head.querySelectorAll('meta[name=description], meta[property="og:description"]')).toHaveLength(0);
    expect(head.querySelector('meta[property="og:title"]')?.getAttribute('content')).toBe(parts.title);
    expect(head.querySelector('meta[property="og:locale"]')?.getAttribute('content')).toBe('ro_RO');
    expect(head.querySelectorAll('meta[name=robots], meta[name=referrer]')).toHaveLength(2);
    expect([...body.querySelector('#root')!.children].map(({ localName }) => localName)).toEqual(['main']);
  });

  it('does not fill a shell that it does not know', () => {
    expect(() => readyHtml('<html><head></head></html>', parts)).toThrow('has no');
  });
});
