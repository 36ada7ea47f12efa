import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiServer, type Answer } from '../../testing/api-server.ts';
import { ids, makeForm } from '../../testing/make-form.ts';
import { type Arrival } from '../arrival.ts';
import { type GivenAnswer } from '../form.api.ts';
import { type FormSession } from './session.ts';
import { startSession } from './start-session.ts';

const put = 'PUT /api/forms/survey/draft/answers';
const read = 'POST /api/forms/survey/draft/read';
const arrival: Arrival = {
  preview: false,
  source: '',
  draft: null,
  invitation: null,
  confirm: null,
  lost: null,
};
const empty = { answers: [], counter: 0, submittedAt: null, clientName: '', clinicName: '', clientEmail: '' };
const received = {
  submittedAt: '2026-01-02T10:00:00Z',
  confirmAddress: true,
  isMailable: true,
  goesOut: true,
  score: null,
};
const sessions: FormSession[] = [];
let server: ApiServer;

interface SentBody {
  draft: string;
  answers: GivenAnswer[];
  source?: string;
}
const sent = () => server.callsOf(put).map(({ body }) => body as SentBody);
const saved = (body: unknown) => ({
  body: {
    version: 'v1',
    counter: Math.max(0, ...(body as SentBody).answers.map(({ counter }) => counter)),
    newer: [],
    dropped: [],
  },
});
const refusal = (status: number, code: string, headers: Record<string, string> = {}): Answer => ({
  status,
  headers,
  body: { statusCode: status, code, message: 'No.' },
});

/** Opens the page as a tab would. */
async function open(change: Partial<Arrival> = {}, form = makeForm()): Promise<FormSession> {
  const started = startSession(form, { ...arrival, ...change });
  await vi.advanceTimersByTimeAsync(10);
  const result = await started;
  if (!('session' in result)) throw new Error('It has been sent in.');
  sessions.push(result.session);
  return result.session;
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
/** What another tab has written is told to this one. */
const tellOtherTabs = () => {
  for (const key of Object.keys(localStorage)) window.dispatchEvent(new StorageEvent('storage', { key }));
};

beforeEach(() => {
  vi.useFakeTimers();
  server = new ApiServer().serve();
  server.on('POST /api/forms/survey/visits', () => ({ body: { success: true } }));
  server.on(read, () => ({ body: empty }));
  server.on(put, ({ body }) => saved(body));
});

afterEach(() => {
  sessions.splice(0).forEach((session) => session.stop());
  vi.useRealTimers();
});

describe('an answer', () => {
  it('is kept and sent at once, with a secret that was made before it', async () => {
    const session = await open({ source: 'fair' });
    session.answer(ids.booking, { options: [1] });
    await pass(50);
    expect(sent()).toEqual([
      {
        draft: expect.stringMatching(/^[\w-]{32}$/),
        answers: [{ questionId: ids.booking, options: [1], counter: 1 }],
        source: 'fair',
      },
    ]);
    expect(session.snapshot()).toMatchObject({
      saving: 'saved',
      answers: { [ids.booking]: { options: [1], state: 'sent' } },
    });
  });

  it('goes under the same secret when the page was loaded again before the server had answered', async () => {
    const before = await open();
    server.on(put, () => refusal(503, 'unavailable'));
    before.answer(ids.booking, { options: [1] });
    await pass(50);
    before.stop();
    server.on(put, ({ body }) => saved(body));
    const after = await open();
    await pass(50);
    expect(after.snapshot().answers[ids.booking]).toMatchObject({ options: [1], state: 'sent' });
    expect(new Set(sent().map(({ draft }) => draft)).size).toBe(1);
  });

  it('has a higher counter than all that is known here, in other tabs and on the server', async () => {
    const session = await open();
    session.answer(ids.booking, { options: [1] });
    await pass(50);
    const { draft } = sent()[0]!;
    localStorage.setItem(
      `form-answer:${draft}:${ids.channels}`,
      JSON.stringify({ options: [1], counter: 40 }),
    );
    session.answer(ids.backup, { options: [1] });
    expect(session.snapshot().answers[ids.backup]?.counter).toBe(41);
    server.on(put, () => ({ body: { version: 'v1', counter: 90, newer: [], dropped: [] } }));
    await pass(50);
    session.answer(ids.backup, { options: [2] });
    expect(session.snapshot().answers[ids.backup]?.counter).toBe(91);
  });

  it('that is changed while it is on its way is sent again', async () => {
    const session = await open();
    server.on(put, ({ body }) => {
      if (sent().length === 1) session.answer(ids.booking, { options: [2] });
      return saved(body);
    });
    session.answer(ids.booking, { options: [1] });
    await pass(100);
    expect(sent().map(({ answers }) => answers[0]?.options)).toEqual([[1], [2]]);
    expect(session.snapshot()).toMatchObject({
      saving: 'saved',
      answers: { [ids.booking]: { options: [2], state: 'sent' } },
    });
  });

  it('in words is sent when nothing more is typed', async () => {
    const session = await open();
    for (const text of ['a', 'ab', 'abc']) {
      session.answer(ids.remarks, { text });
      await pass(100);
    }
    expect(sent()).toEqual([]);
    await pass(1000);
    expect(sent().map(({ answers }) => answers)).toEqual([
      [{ questionId: ids.remarks, text: 'abc', counter: 3 }],
    ]);
  });

  it('lasts as long as the page does where the browser refuses to store anything', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'QuotaExceededError');
    });
    const session = await open();
    session.answer(ids.booking, { options: [1] });
    session.answer(ids.booking, { options: [2] });
    await pass(50);
    expect(session.isStored).toBe(false);
    expect(sent().at(-1)?.answers).toEqual([{ questionId: ids.booking, options: [2], counter: 2 }]);
  });
});

describe('the queue', () => {
  it('keeps everything while there is no connection, and sends it in order once there is', async () => {
    const session = await open();
    server.on(put, () => refusal(502, 'proxy'));
    session.answer(ids.booking, { options: [1] });
    session.answer(ids.channels, { options: [2] });
    await pass(50);
    expect(session.snapshot().saving).toBe('offline');
    session.answer(ids.booking, { options: [2] });
    await pass(50);
    server.on(put, ({ body }) => saved(body));
    window.dispatchEvent(new Event('online'));
    await pass(50);
    expect(session.snapshot().saving).toBe('saved');
    expect(
      sent()
        .at(-1)
        ?.answers.map(({ questionId, counter }) => [questionId, counter]),
    ).toEqual([
      [ids.channels, 2],
      [ids.booking, 3],
    ]);
  });

  it('is not said to be saved after the page was loaded while the server could not be asked', async () => {
    const before = await open();
    for (const call of [put, read]) server.on(call, () => refusal(503, 'unavailable'));
    before.answer(ids.booking, { options: [1] });
    await pass(50);
    before.stop();
    const after = await open();
    await pass(50);
    expect(after.snapshot().saving).toBe('offline');
    server.on(read, () => ({ body: empty }));
    server.on(put, ({ body }) => saved(body));
    await pass(70_000);
    expect(after.snapshot()).toMatchObject({
      saving: 'saved',
      answers: { [ids.booking]: { options: [1], state: 'sent' } },
    });
  });

  it('sends what waits when the page is left, and what is on its way once more', async () => {
    const session = await open();
    session.answer(ids.remarks, { text: 'Half a sen' });
    window.dispatchEvent(new Event('pagehide'));
    await pass(0);
    expect(sent().map(({ answers }) => answers)).toEqual([
      [{ questionId: ids.remarks, text: 'Half a sen', counter: 1 }],
    ]);
    await pass(1000);
    window.dispatchEvent(new Event('pagehide'));
    await pass(0);
    expect(sent()).toHaveLength(2);
    session.stop();
  });

  it('tries again with growing pauses', async () => {
    const session = await open();
    server.on(put, () => refusal(500, 'internal_error'));
    session.answer(ids.booking, { options: [1] });
    await pass(50);
    const counts: number[] = [];
    for (const seconds of [1, 1, 1, 5]) {
      await pass(seconds * 1000 + 20);
      counts.push(sent().length);
    }
    expect(counts).toEqual([2, 2, 3, 4]);
  });

  it('is not held up by an answer that the server refuses, and says which one', async () => {
    const session = await open();
    server.on(put, ({ body }) =>
      (body as SentBody).answers.some(({ questionId }) => questionId === ids.channels)
        ? refusal(400, 'invalid')
        : saved(body),
    );
    session.answer(ids.booking, { options: [1] });
    session.answer(ids.channels, { options: [1] });
    session.answer(ids.backup, { options: [1] });
    await pass(200);
    const { answers, notices } = session.snapshot();
    expect(Object.values(answers).map(({ state }) => state)).toEqual(['sent', 'refused', 'sent']);
    expect(notices).toEqual([{ kind: 'refused', questions: ['How do you remind them?'] }]);
  });

  it('waits as long as the server asks, also when the connection comes back', async () => {
    const session = await open();
    server.on(put, () => refusal(429, 'too_many_requests', { 'Retry-After': '7' }));
    session.answer(ids.booking, { options: [1] });
    await pass(50);
    expect(session.snapshot().saving).toBe('limited');
    server.on(put, ({ body }) => saved(body));
    session.answer(ids.channels, { options: [1] });
    window.dispatchEvent(new Event('online'));
    await pass(6000);
    expect(sent()).toHaveLength(1);
    await pass(1500);
    expect(sent().at(-1)?.answers).toHaveLength(2);
    expect(session.snapshot().saving).toBe('saved');
  });

  it.each(['form_not_open', 'draft_submitted'] as const)('ends with %s, in words', async (code) => {
    const session = await open();
    server.on(put, () => refusal(409, code));
    session.answer(ids.booking, { options: [1] });
    await pass(100_000);
    expect(session.snapshot().ended).toBe(code);
    expect(sent()).toHaveLength(1);
  });
});

describe('what was sent in', () => {
  it('does not come back into the browser with a receipt that is late', async () => {
    const session = await open();
    const quick = window.fetch.bind(window);
    let bringReceipt = () => undefined as void;
    const isBrought = new Promise<void>((resolve) => (bringReceipt = resolve));
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
      const answer = await quick(...call);
      if (call[1]?.method === 'PUT') await isBrought;
      return answer;
    });
    session.answer(ids.booking, { options: [1] });
    await pass(50);
    server.on('POST /api/forms/survey/draft/submit', () => ({ body: received }));
    const submitting = session.submit(3, '');
    await pass(50);
    await submitting;
    bringReceipt();
    await pass(10_000);
    expect(sent()).toHaveLength(1);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('form-answer'))).toEqual([]);
  });
});

describe('two tabs', () => {
  it('answer into one draft and show each other what is new', async () => {
    const [first, second] = [await open(), await open()];
    first.answer(ids.booking, { options: [1] });
    tellOtherTabs();
    expect(second.snapshot().answers[ids.booking]).toMatchObject({ options: [1] });
    second.answer(ids.booking, { options: [2] });
    second.answer(ids.channels, { options: [1] });
    tellOtherTabs();
    await pass(100);
    expect(first.snapshot().answers).toEqual(second.snapshot().answers);
    expect(first.snapshot().answers[ids.booking]).toMatchObject({ options: [2], counter: 2 });
    expect(new Set(sent().map(({ draft }) => draft)).size).toBe(1);
  });

  it('never write an older answer over a newer one that they have not heard of', async () => {
    const [first, second] = [await open(), await open()];
    first.answer(ids.booking, { options: [1] });
    second.answer(ids.booking, { options: [2] });
    await pass(100);
    expect(first.snapshot().answers[ids.booking]).toMatchObject({ options: [2], counter: 2 });
    const again = await open();
    expect(again.snapshot().answers[ids.booking]).toMatchObject({ options: [2], counter: 2 });
  });

  it('are one draft also where the second had not heard of the first', async () => {
    const [first, second] = [await open(), await open()];
    first.answer(ids.booking, { options: [1] });
    second.answer(ids.channels, { options: [1] });
    await pass(100);
    expect(new Set(sent().map(({ draft }) => draft)).size).toBe(1);
    expect(Object.keys(second.snapshot().answers).sort()).toEqual([ids.booking, ids.channels]);
  });

  it('show the newer answer of the server, with a word', async () => {
    const session = await open();
    const newer = { questionId: ids.booking, options: [2], counter: 12 };
    server.on(put, () => ({ body: { version: 'v1', counter: 12, newer: [newer], dropped: [] } }));
    session.answer(ids.booking, { options: [1] });
    await pass(50);
    const { answers, notices } = session.snapshot();
    expect(answers[ids.booking]).toMatchObject({ options: [2], counter: 12 });
    expect(notices).toEqual([{ kind: 'replaced', questions: ['Can patients book online?'] }]);
  });

  it('say nothing of an older answer of the server, over which their own is sent', async () => {
    const before = await open();
    server.on(put, () => refusal(503, 'unavailable'));
    before.answer(ids.booking, { options: [1] });
    before.answer(ids.booking, { options: [2] });
    before.stop();
    const older = { questionId: ids.booking, options: [1], counter: 1 };
    server.on(read, () => ({ body: { ...empty, answers: [older], counter: 1 } }));
    server.on(put, ({ body }) => saved(body));
    const after = await open();
    await pass(50);
    expect(after.snapshot()).toMatchObject({
      answers: { [ids.booking]: { options: [2], counter: 2, state: 'sent' } },
      notices: [],
    });
  });

  it('know when the other one has sent it in', async () => {
    const [first, second] = [await open(), await open()];
    first.answer(ids.booking, { options: [1] });
    tellOtherTabs();
    server.on('POST /api/forms/survey/draft/submit', () => ({ body: received }));
    const submitting = first.submit(3, '');
    await pass(50);
    await submitting;
    tellOtherTabs();
    expect(second.snapshot().ended).toBe('draft_submitted');
    expect(Object.keys(localStorage).filter((key) => key.startsWith('form-answer'))).toEqual([]);
  });
});

describe('a form that changes while it is filled in', () => {
  it('is read again: what is gone is named, what is new is told, the rest stays', async () => {
    const session = await open();
    session.answer(ids.booking, { options: [1] });
    session.answer(ids.backup, { options: [1] });
    await pass(50);
    const form = makeForm({ version: 'v2' });
    const [first, second] = form.sections;
    const added = { ...second!.questions[0]!, questionId: 'new', text: 'Who has the keys?' };
    server.on('GET /api/forms/survey', () => ({
      status: 200,
      body: { ...form, sections: [first, { ...second, questions: [added] }] },
    }));
    server.on(put, () => ({ body: { version: 'v2', counter: 9, newer: [], dropped: [] } }));
    session.answer(ids.channels, { options: [1] });
    await pass(100);
    const { answers, notices } = session.snapshot();
    expect(Object.keys(answers)).toEqual([ids.booking, ids.channels]);
    expect(notices).toEqual([
      { kind: 'added', questions: ['Who has the keys?'] },
      { kind: 'removed', questions: ['Do you make backups?'] },
    ]);
  });

  it('keeps its answers when its address changes', async () => {
    const before = await open();
    before.answer(ids.booking, { options: [1] });
    await pass(50);
    before.stop();
    server.on('POST /api/forms/renamed/draft/read', () => ({ body: empty }));
    server.on('PUT /api/forms/renamed/draft/answers', ({ body }) => saved(body));
    const after = await open({}, makeForm({ slug: 'renamed' }));
    expect(after.snapshot().answers[ids.booking]).toMatchObject({ options: [1] });
  });
});

describe('a mailed link', () => {
  const elsewhere = {
    ...empty,
    answers: [{ questionId: ids.booking, options: [2], counter: 5 }],
    counter: 5,
  };

  it('opens the draft of another device, and stays known after the address was cleaned', async () => {
    window.history.replaceState(null, '', '/q/survey?source=fair#continue=the-secret-of-the-mail');
    server.on(read, () => ({ body: elsewhere }));
    const session = await open({ draft: 'the-secret-of-the-mail' });
    expect(session.snapshot().answers[ids.booking]).toMatchObject({ options: [2] });
    expect(window.location.pathname + window.location.search + window.location.hash).toBe(
      '/q/survey?source=fair',
    );
    session.answer(ids.backup, { options: [1] });
    await pass(50);
    expect(sent().at(-1)).toMatchObject({ draft: 'the-secret-of-the-mail', answers: [{ counter: 6 }] });
    session.stop();
    const again = await open();
    expect(again.snapshot().answers[ids.backup]).toMatchObject({ options: [1] });
  });

  it('waits until what this browser has not sent yet has arrived', async () => {
    const before = await open();
    server.on(put, () => refusal(503, 'unavailable'));
    before.answer(ids.remarks, { text: 'mine' });
    await pass(1000);
    before.stop();
    const failing = startSession(makeForm(), { ...arrival, draft: 'the-secret-of-the-mail' });
    const failed = expect(failing).rejects.toMatchObject({ status: 503 });
    await pass(50);
    await failed;
    server.on(put, ({ body }) => saved(body));
    const calls = server.calls.length;
    await open({ draft: 'the-secret-of-the-mail' });
    expect(server.calls.slice(calls).map(({ route }) => route)).toEqual([put, read]);
    expect(sent().at(-1)?.answers).toMatchObject([{ text: 'mine' }]);
  });

  it('shows that its draft was sent in', async () => {
    server.on(read, () => ({ body: { ...empty, submittedAt: '2026-01-02T10:00:00Z' } }));
    const session = await open({ draft: 'the-secret-of-the-mail' });
    expect(session.snapshot().ended).toBe('draft_submitted');
  });
});

describe('what the server has forgotten', () => {
  it('is sent once more', async () => {
    const before = await open();
    before.answer(ids.booking, { options: [1] });
    await pass(50);
    before.stop();
    const calls = sent().length;
    await open();
    await pass(50);
    expect(sent().slice(calls)).toMatchObject([{ answers: [{ questionId: ids.booking, counter: 1 }] }]);
  });
});

describe('a preview', () => {
  it('stores nothing and sends nothing', async () => {
    const session = await open({ preview: true });
    session.answer(ids.booking, { options: [1] });
    session.keepContact({ clientName: 'A', clinicName: 'B', clientEmail: 'a@b.hu' });
    await session.continueLater('a@b.hu');
    await session.submit(3, '');
    await pass(100_000);
    expect(server.calls).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });
});
