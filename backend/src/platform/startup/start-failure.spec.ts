import { rememberSecret } from '../crypto/known-secrets.js';
import { PlainError } from './plain-error.js';
import { startFailure } from './start-failure.js';

const failed = (code: string, more: object = {}, message = 'as the server says') =>
  Object.assign(new Error(message), { code, ...more });

describe('why the program did not start', () => {
  it.each([
    [failed('ECONNREFUSED', { address: '10.0.0.5', port: 5432 }), 'at 10.0.0.5:5432'],
    [failed('ENOTFOUND', { hostname: 'db.example' }), 'at db.example'],
    [failed('SELF_SIGNED_CERT_IN_CHAIN'), 'NODE_EXTRA_CA_CERTS='],
    [failed('28P01'), 'user or password'],
    [failed('3D000', {}, 'database "app" does not exist'), 'database "app" does not exist'],
    [failed('42501', {}, 'permission denied for schema public'), 'has to own the database'],
    [failed('42P01', {}, 'relation "installation" does not exist'), 'start the server on it first'],
    [failed('EACCES', { path: '/data/outbox' }), '/data/outbox'],
    [failed('ENOSPC'), 'the disk is full'],
    [new Error('outer', { cause: failed('53300') }), 'max_connections'],
    [new AggregateError([failed('ECONNREFUSED', { address: '::1', port: 1 })]), 'at ::1:1'],
    [new PlainError('The whole sentence.'), 'The whole sentence.'],
  ])('is one sentence without a stack: %s', (error, part) => {
    const text = startFailure(error);
    expect(text).toContain(part);
    expect(text).not.toMatch(/\n|\bat .*\.ts:/);
  });

  it('is the whole error where the reason is not known, without secrets', () => {
    rememberSecret('hunter2-hunter2');
    expect(startFailure(new Error('odd: hunter2-hunter2'))).toMatch(
      /^Error: odd: (?!hunter2)[\s\S]*\n\s+at /,
    );
    expect(startFailure('thrown text')).toBe('thrown text');
  });
});
