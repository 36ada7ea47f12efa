import { describe, expect, it } from 'vitest';
import { states } from './e2e/states.ts';
import { faceOf, isKnownPath } from './entries.ts';
import { aliases, paths } from './src/admin/addresses.ts';
import { publicRoutes } from './src/public/screens.ts';

/** An address that a route's pattern matches. */
const example = (route: string) => route.replace(/:\w+/g, 'x');

describe('the list of states', () => {
  const shown = new Set(states.map(({ route }) => route));
  const routes = [...Object.keys(publicRoutes), ...Object.values(paths), '/q/:slug', '*'];

  it.each(routes)('has one for the route %s', (route) => expect(shown).toContain(route));

  it('names each once, and none of a route that is gone', () => {
    expect(new Set(states.map(({ name }) => name)).size).toBe(states.length);
    expect([...shown].filter((route) => !routes.includes(route))).toEqual([]);
  });
});

describe('the routes', () => {
  it.each(Object.keys(publicRoutes))('%s is an address that the static host knows as public', (route) => {
    expect(faceOf(example(route))).toBe('public');
    expect(isKnownPath(example(route))).toBe(true);
  });

  it.each([...Object.values(paths), ...Object.keys(aliases)])(
    '%s is an address of the back office for the static host',
    (route) => expect(faceOf(route)).toBe('admin'),
  );
});
