import { PassThrough } from 'node:stream';
import { VERSION } from '../version.js';
import { createLogger } from './logger.js';

describe('The log', () => {
  const logged = (error: unknown): string => {
    const lines = new PassThrough();
    createLogger('info', { role: 'api', destination: lines }).error({ err: error }, 'A request failed');
    return String(lines.read());
  };

  it('tells what went wrong in the database, but not with which values', () => {
    const failure = Object.assign(new Error('duplicate key value violates unique constraint "admin_email"'), {
      name: 'QueryFailedError',
      code: '23505',
      query: 'INSERT INTO admin (email) VALUES ($1)',
      parameters: ['anna@clinic.example', 'Nem, soha'],
      driverError: { detail: 'Key (email)=(anna@clinic.example) already exists.' },
    });
    const line = logged(failure);
    expect(JSON.parse(line)).toMatchObject({
      level: 'error',
      role: 'api',
      version: VERSION,
      pid: process.pid,
      msg: 'A request failed',
      err: { type: 'QueryFailedError', reason: '23505', query: failure.query, stack: expect.any(String) },
    });
    expect(line).not.toMatch(/clinic\.example|soha/);
  });

  it('hides addresses that a mail server quotes, in causes too', () => {
    const cause = new Error('550 <bela.kiss+1@mail.clinic.example>: no such user');
    const line = logged(new Error('Mail refused: bela.kiss+1@mail.clinic.example', { cause }));
    expect(line).not.toContain('clinic.example');
    expect(JSON.parse(line).err.cause.message).toBe('550 <[address]>: no such user');
  });

  it('survives whatever is thrown', () => {
    const endless = new Error('round');
    endless.cause = endless;
    for (const thrown of [endless, 'text with a secret', null, undefined, 5, { code: '123456' }])
      expect(logged(thrown)).not.toMatch(/secret|123456/);
  });
});
