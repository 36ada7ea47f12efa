import { PassThrough } from 'node:stream';
import { VERSION } from '../version.js';
import { newCaller, runAs } from '../http/caller.js';
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

  it('hides addresses wherever they stand, and stays JSON', () => {
    const lines = new PassThrough();
    const quoted = 'Refused:\nbela@clinic.example\u001fanna@clinic.example \\nora@clinic.example';
    createLogger('info', { destination: lines }).info({ quoted }, 'For eva@clinic.example');
    const line = String(lines.read());
    expect(line).not.toMatch(/clinic\.example/);
    expect(JSON.parse(line)).toMatchObject({
      quoted: expect.stringMatching(/^Refused:\n\[address\]/),
      msg: 'For [address]',
    });
  });

  it('carries the ids of the call or job that it belongs to', () => {
    const lines = new PassThrough();
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    runAs(newCaller({ requestId: 'r', traceId }), () =>
      createLogger('info', { destination: lines }).info('Something happened'),
    );
    expect(JSON.parse(String(lines.read()))).toMatchObject({ requestId: 'r', traceId });
  });

  it('survives whatever is thrown', () => {
    const endless = new Error('round');
    endless.cause = endless;
    for (const thrown of [endless, 'text with a secret', null, undefined, 5, { code: '123456' }])
      expect(logged(thrown)).not.toMatch(/secret|123456/);
  });
});
