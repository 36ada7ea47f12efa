import { beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../../shared/api/call.ts';
import { extendCalls } from '../../../shared/api/http.ts';
import { serveApi } from '../../../testing/api-server.ts';
import {
  questionnaireCalls,
  sendSessionQuestionnaire,
  setShownQuestionnaire,
} from './shown-questionnaire.ts';

beforeAll(() => extendCalls(questionnaireCalls));

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
    await expect(call('post', '/api/logout', { repeat: true })).resolves.toMatchObject({ data: { id: 1 } });
    expect(calls).toHaveLength(2);
  });

  it('is sent once otherwise, and the failure is told', async () => {
    const calls = lostOnce({ body: { id: 1 } });
    await expect(call('post', '/api/logout')).rejects.toMatchObject({ status: 502 });
    expect(calls).toHaveLength(1);
  });

  it('is not repeated for what our server itself says', async () => {
    const calls = lostOnce({}, { status: 502, body: { code: 'mail_uncertain', message: 'Nem biztos.' } });
    await expect(call('post', '/api/logout', { repeat: true })).rejects.toMatchObject({
      code: 'mail_uncertain',
    });
    expect(calls).toHaveLength(1);
  });
});

it('says which questionnaire is shown, but where the session is to change to another', async () => {
  const path = 'POST /api/admin/session/questionnaire';
  const calls = serveApi({ 'POST /api/logout': () => ({}), [path]: () => ({ body: { id: 1 } }) });
  setShownQuestionnaire(7);
  await call('post', '/api/logout');
  await sendSessionQuestionnaire(8);
  setShownQuestionnaire(null);
  expect(calls.map(({ headers }) => headers['x-questionnaire-id'])).toEqual(['7', undefined]);
});
