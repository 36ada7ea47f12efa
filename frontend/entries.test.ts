import { describe, expect, it } from 'vitest';
import { describeEntries, faceOf, isKnownPath } from './entries.ts';

describe('addresses', () => {
  it.each([
    '/admin',
    '/admin/',
    '/admin/users',
    '/admin/anything/else',
    '/admin/login-log',
    '/dashboard',
    '/config/',
    '/mail-preview',
    '/ai-usage',
    '/jobs',
    '/webhooks',
    '/settings',
    '/account',
    '/audit/',
  ])('%s belongs to the back office', (path) => expect(faceOf(path)).toBe('admin'));

  it.each([
    '/',
    '/privacy',
    '/login',
    '/auth',
    '/auth/verify',
    '/auth/verify/123456',
    '/admin/login',
    '/admin/login/',
    '/evaluation/Ab-_9',
    '/opt-out',
  ])('%s is a public page', (path) => {
    expect(faceOf(path)).toBe('public');
    expect(isKnownPath(path)).toBe(true);
  });

  it.each(['/q/digital-maturity', '/q/a/'])('%s is where a questionnaire is filled in', (path) => {
    expect(faceOf(path)).toBe('form');
    expect(isKnownPath(path)).toBe(true);
  });

  it.each([
    '/q',
    '/q/',
    '/q/a/b',
    '/nope',
    '/privacy/x',
    '/privacy-notice',
    '/evaluation',
    '/evaluation/a/b',
    '/auth/verify/1/2',
    '/configx',
    '/administrator',
    '/dashboard/x',
  ])('%s does not exist', (path) => {
    expect(faceOf(path)).toBe('public');
    expect(isKnownPath(path)).toBe(false);
  });

  it('reach the static host as sources of expressions', () => {
    const { admin, publicPaths } = describeEntries();
    expect(admin.some((source) => new RegExp(source).test('/admin/users'))).toBe(true);
    expect(publicPaths.some((source) => new RegExp(source).test('/evaluation/x'))).toBe(true);
  });
});
