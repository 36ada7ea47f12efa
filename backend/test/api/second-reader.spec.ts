import { type AiServer, startAiServer } from '../fakes/ai-server.js';
import { type PromptToRead, type ReaderAnswer, readToRead } from '../fakes/ai-reader.js';
import { evaluationsOf, expectStatus, makeQuestionnaire, verify } from '../make/questionnaires.js';
import { giveSetting } from '../make/settings.js';
import { type Client, type Json, signedIn, until } from '../setup/client.js';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../setup/test-app.js';
import { workOff } from '../setup/work.js';

const READER = 'careful-model';

describe('A second reader', () => {
  let ai: AiServer;
  let test: TestApp;
  let admin: Client;
  let id: string;

  beforeAll(async () => {
    ai = await startAiServer();
    const variables = { OPENAI_API_KEY: 'test-key', OPENAI_BASE_URL: ai.baseUrl };
    test = await startTestApp({ ...variables, OUTBOUND_PRIVATE_HOSTS: ai.host });
    admin = await signedIn(test, ADMIN_EMAIL);
  });
  afterAll(async () => {
    await test?.close();
    await ai?.close();
  });
  beforeEach(async () => {
    await giveSetting(test, 'ai_second_reader_model', READER);
    await makeQuestionnaire(admin, { responses: 1 });
    id = (await evaluationsOf(admin))[0]!.id;
    ai.requests.length = 0;
  });

  /** The writer writes well; the reader answers so. */
  const readBy = (answer: (prompt: PromptToRead) => ReaderAnswer) => ai.readWith(answer);
  const saying = (findings: unknown) => ({ findings });
  /** The beginning of the summary, which a fact is said to contradict. */
  const doubtOfSummary = ({ texts, areas }: PromptToRead) => ({
    text: 1,
    quote: texts[0]!.text.split(' ').slice(0, 4).join(' '),
    fact: areas[0]!.facts[0]!.n,
  });
  const doubting = () => readBy((prompt) => saying([doubtOfSummary(prompt)]));
  const path = (rest: string) => `/api/admin/evaluation/${id}${rest}`;
  const regenerate = async () => expectStatus<Json>(await admin.post(path('/regenerate')), 200);
  const found = async (): Promise<Json[]> => {
    const { findings } = expectStatus<Json>(await admin.get(path('/checks')), 200);
    return findings.filter(({ rule }: Json) => rule === 'second_reader');
  };
  const requestsOf = (model: string) =>
    ai.requests.filter(({ body }) => (body as { model: string }).model === model);

  it('reads nothing where none is set', async () => {
    await giveSetting(test, 'ai_second_reader_model', null);
    doubting();
    await regenerate();
    expect(ai.requests).toHaveLength(1);
    expect(await found()).toEqual([]);
  });

  it('adds what it quotes and an answer contradicts to the findings, in our own words', async () => {
    readBy((prompt) => saying([{ ...doubtOfSummary(prompt), why: 'Hazudnak!' }]));
    const { generatedTexts } = await regenerate();
    const [finding, ...others] = await found();
    expect(others).toEqual([]);
    const quote = generatedTexts.summary.split(' ').slice(0, 4).join(' ');
    expect(finding).toMatchObject({ field: 'summary', start: 0, end: quote.length, text: quote });
    // What the clinic typed itself is shown to the admin, and not sent to the reader.
    const { q, a } = readToRead(requestsOf(READER)[0]!.body)!.areas[0]!.facts[0]!;
    expect(a).toBeUndefined();
    expect(finding!.message).toContain(`A kérdés: „${q}” A válasz: „igen”`);
    expect(JSON.stringify(finding)).not.toContain('Hazudnak');
    expect((await verify(admin, id)).body).toMatchObject({
      code: 'checks_failed',
      details: [{ rule: 'second_reader', message: finding!.message }],
    });
    const waivers = [{ finding: finding!.id, reason: 'mistaken_check' }];
    expectStatus(await verify(admin, id, { waivers }), 200);
  });

  it.each([
    [
      'words that no text holds',
      (p: PromptToRead) => saying([{ ...doubtOfSummary(p), quote: 'Ilyet nem ír.' }]),
    ],
    ['an answer that nobody gave', (p: PromptToRead) => saying([{ ...doubtOfSummary(p), fact: 999 }])],
    ['no JSON', (): ReaderAnswer => 'garbage'],
    ['another shape', () => saying('minden rossz')],
    ['half an answer', (): ReaderAnswer => 'length'],
    ['a refusal', (): ReaderAnswer => 'refusal'],
    ['an error', (): ReaderAnswer => 'error:server'],
    ['nothing at all', (): ReaderAnswer => 'reset'],
  ])('costs nothing but its findings where it answers with %s', async (_what, answer) => {
    readBy(answer);
    const { status, textOrigins, error } = await regenerate();
    expect({ status, error }).toEqual({ status: 'generated', error: null });
    expect(textOrigins.summary.by).toBe('ai-chosen');
    expect(requestsOf(READER)).toHaveLength(1);
    expect(await found()).toEqual([]);
  });

  it('keeps to the day’s tokens, and is held back before the texts are', async () => {
    doubting();
    const release = ai.holdBack();
    const writing = regenerate();
    await until(() => Promise.resolve(ai.requests.length === 1));
    await giveSetting(test, 'ai_daily_token_cap', '1000');
    release();
    expect(await writing).toMatchObject({ status: 'generated', error: null });
    expect(requestsOf(READER)).toEqual([]);
    await giveSetting(test, 'ai_daily_token_cap', null);
  });

  it('is tried out with the writer', async () => {
    const tryOut = () => admin.post('/api/admin/settings/test/ai');
    expect((await tryOut()).body).toMatchObject({ ok: true, message: expect.stringContaining(READER) });
    ai.respondWith(({ body }) =>
      (body as { model: string }).model === READER ? 'error:model_missing' : 'good',
    );
    expect((await tryOut()).body).toMatchObject({ ok: false, message: expect.stringContaining(READER) });
    ai.respondWith('good');
  });

  it('counts as a kind of work of its own', async () => {
    doubting();
    await regenerate();
    const { rows } = expectStatus<Json>(await admin.get('/api/admin/ai-usage'), 200);
    expect(rows).toContainEqual(expect.objectContaining({ kind: 'second-reading', model: READER }));
  });

  it('has doubted a sentence until that one is changed, and only a person may let it stay', async () => {
    doubting();
    const { generatedTexts, version } = await regenerate();
    const [finding] = await found();
    const save = (summary: string, of: number) =>
      admin.call('PUT', path(''), { body: { generatedTexts: { summary }, version: of } });
    const added = `${generatedTexts.summary} Köszönjük, hogy ezt végigolvasták.`;
    expectStatus(await save(added, version), 200);
    expect(await found()).toEqual([finding]);
    // Asked again it says nothing: that clears nothing.
    readBy(() => saying([]));
    await regenerate();
    expect(await found()).toEqual([finding]);
    const { version: latest } = (await evaluationsOf(admin))[0]!;
    expectStatus(await save(added.replace(finding!.text, 'Mint látják, a rendelő'), latest), 200);
    expect(await found()).toEqual([]);
  });

  it('reads a text that is written anew alone', async () => {
    readBy(() => saying([]));
    await regenerate();
    ai.requests.length = 0;
    doubting();
    expectStatus(await admin.post(path('/regenerate-summary')), 200);
    expect(readToRead(requestsOf(READER)[0]!.body)!.texts).toHaveLength(1);
    expect(await found()).toHaveLength(1);
  });

  it('reads what a person has changed, without the names of client and clinic, and holds nobody up', async () => {
    const { version } = await regenerate();
    ai.requests.length = 0;
    doubting();
    const release = ai.holdBack();
    const summary = 'Kedves Kliens 0, a Klinika 0 eredménye nagyon jó. Így tovább!';
    const body = { generatedTexts: { summary }, version };
    expectStatus(await admin.call('PUT', path(''), { body }), 200);
    await until(() => Promise.resolve(requestsOf(READER).length === 1));
    expect(readToRead(requestsOf(READER)[0]!.body)!.texts).toEqual([
      { t: 1, text: 'Kedves …, a … eredménye nagyon jó. Így tovább!' },
    ]);
    expect(await found()).toEqual([]);
    release();
    await workOff(test);
    // Words with a name left out stand in no text.
    expect(await found()).toEqual([]);
    readBy(() => saying([{ text: 1, quote: 'nagyon jó', fact: 1 }]));
    const again = { generatedTexts: { summary: `${summary} Most.` }, version: version + 1 };
    expectStatus(await admin.call('PUT', path(''), { body: again }), 200);
    await workOff(test);
    expect(await found()).toHaveLength(1);
    readBy(() => saying([{ text: 1, quote: 'Így tovább', fact: 1 }]));
    const { version: latest } = (await evaluationsOf(admin))[0]!;
    const third = { generatedTexts: { summary: `${summary} Most is.` }, version: latest };
    expectStatus(await admin.call('PUT', path(''), { body: third }), 200);
    await workOff(test);
    expect(await found()).toHaveLength(2);
  });

  it('doubts nothing any more once the answer says something else', async () => {
    doubting();
    await regenerate();
    expect(await found()).toHaveLength(1);
    await test.sql(`UPDATE question SET related_tip = 'Egészen más teendő.'`);
    await test.sql('UPDATE questionnaire SET content_version = content_version + 1');
    expect(await found()).toEqual([]);
  });
});
