import { describe, expect, it } from 'vitest';
import { serveApi } from '../../testing/api-server.ts';
import { change, changeSafely } from './change.ts';

/** A proxy's page for the first call, and whatever follows for the next. */
function lostOnce(
  then: { status?: number; body?: unknown },
  first = { status: 502, body: '<html>Bad Gateway</html>' as unknown },
) {
  let calls = 0;
  return serveApi({ 'POST /api/logout': () => ((calls += 1) === 1 ? first : then) });
}

describe('a change whose answer was lost with its server', () => {
  it('is sent once more where a second one does no harm', async () => {
    const calls = lostOnce({ body: { id: 1 } });
    await expect(changeSafely('post', '/api/logout')).resolves.toMatchObject({ data: { id: 1 } });
    expect(calls).toHaveLength(2);
  });

  it('is sent once otherwise, and the failure is told', async () => {
    const calls = lostOnce({ body: { id: 1 } });
    await expect(change('post', '/api/logout')).rejects.toMatchObject({ status: 502 });
    expect(calls).toHaveLength(1);
  });

  it('is not repeated for what our server itself says', async () => {
    const calls = lostOnce({}, { status: 502, body: { code: 'mail_uncertain', message: 'Nem biztos.' } });
    await expect(changeSafely('post', '/api/logout')).rejects.toMatchObject({ code: 'mail_uncertain' });
    expect(calls).toHaveLength(1);
  });
});
