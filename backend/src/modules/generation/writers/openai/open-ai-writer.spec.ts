import { facts, startAiWriting, taskFor, type AiWriting } from '../../../../../test/fakes/ai-writing.js';
import { CapabilityCache } from './server-capabilities.js';

let ai: AiWriting;
beforeEach(async () => {
  ai = await startAiWriting();
});
afterEach(() => ai.end());

describe('good answers', () => {
  it.each(['hu', 'en', 'ro'] as const)('writes %s texts in one call', async (language) => {
    const { texts } = await ai.makeWriter().write(taskFor(facts(language)));
    expect(Object.keys(texts.sections)).toEqual(['7', '11']);
    expect(texts.sections[7]?.text).not.toBe('');
    expect(texts.strengths[7]?.filter(Boolean)).toHaveLength(3);
    expect(texts.strengths[11]).toEqual(['', '', '']);
    expect(ai.usages).toEqual([{ prompt: 612, completion: 287, answerBytes: expect.any(Number) }]);
    expect(ai.server.requests).toHaveLength(1);
  });

  it('asks as the contract says', async () => {
    await ai.makeWriter().write(taskFor(facts()));
    expect(ai.bodies()[0]).toMatchObject({ model: 'gpt-4.1-mini', temperature: 0.4, store: false });
    expect(ai.bodies()[0]).not.toHaveProperty('seed');
    expect(ai.server.requests[0]?.path).toBe('/v1/chat/completions');
    expect(ai.server.requests[0]?.headers.authorization).toBe('Bearer sk-test-key');
  });

  it('sends no headers from the environment, and a filler where a server needs no key', async () => {
    const spy = { OPENAI_ORG_ID: 'org-x', OPENAI_PROJECT_ID: 'p-x', OPENAI_CUSTOM_HEADERS: 'x-spy: 1' };
    const environment = jest.replaceProperty(process, 'env', spy);
    await ai.makeWriter({ apiKey: '' }).write(taskFor(facts()));
    environment.restore();
    expect(ai.server.requests[0]?.headers).toMatchObject({ authorization: 'Bearer none' });
    expect(ai.server.requests[0]?.headers).not.toHaveProperty('openai-organization');
    expect(ai.server.requests[0]?.headers).not.toHaveProperty('x-spy');
  });

  it('cuts JSON out of thoughts and fences', async () => {
    ai.server.respondWith('fenced');
    const { texts } = await ai.makeWriter().write(taskFor(facts()));
    expect(texts.summary).toContain('pont');
    expect(ai.server.requests).toHaveLength(1);
  });

  it('tells the first step in its area where the AI only names the gap', async () => {
    const own = facts('en');
    const [section] = own.sections;
    section!.missed[0] = { ...section!.missed[0]!, answer: 'no', tip: 'Send a message the day before.' };
    const sentence = { kind: 'gap', facts: [4] };
    ai.server.respondWith(`plant:${JSON.stringify({ field: 'sections.7', sentence })}`);
    const { texts } = await ai.makeWriter().write(taskFor(own));
    expect(texts.sections[7]?.text).toMatch(
      /(?:first|start|anything else)[^.]* send a message the day before\./i,
    );
    expect(ai.server.requests).toHaveLength(1);
  });

  it('pads two strengths to three', async () => {
    ai.server.respondWith('two-strengths');
    const { texts } = await ai.makeWriter().write(taskFor(facts()));
    expect(texts.strengths[7]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S/), '']);
  });

  it('drops doubles and sections that were not asked for', async () => {
    ai.server.respondWith('double-ids');
    const { texts } = await ai.makeWriter().write(taskFor(facts()));
    expect(Object.keys(texts.sections)).toEqual(['7', '11']);
    expect(texts.sections[7]?.text).not.toContain('(2)');
  });

  it('takes a missing usage for unknown, and tells how long the answer was', async () => {
    ai.server.respondWith('no-usage');
    await ai.makeWriter().write(taskFor(facts()));
    expect(ai.usages).toEqual([{ prompt: null, completion: null, answerBytes: expect.any(Number) }]);
    expect(ai.usages[0]!.answerBytes).toBeGreaterThan(300);
  });

  it('stays right with fifty at once', async () => {
    const writer = ai.makeWriter();
    const all = await Promise.all(Array.from({ length: 50 }, () => writer.write(taskFor(facts()))));
    expect(all.every(({ texts }) => texts.summary !== '')).toBe(true);
    expect(ai.server.requests).toHaveLength(50);
  });
});

describe('servers that lack something', () => {
  it('steps down to json_object with the schema in the prompt, and remembers it', async () => {
    ai.server.respondWith(() => 'no-json-schema');
    const memory = new CapabilityCache();
    await ai.makeWriter({ memory }).write(taskFor(facts()));
    await ai.makeWriter({ memory }).write(taskFor(facts()));
    expect(ai.formats()).toEqual(['json_schema', 'json_object', 'json_object']);
    expect(JSON.stringify(ai.bodies()[1]?.messages)).toContain('motivationalMessage');
  });

  it('steps down to free text', async () => {
    ai.server.respondWith(() => 'no-json-schema-no-json-object');
    await ai.makeWriter().write(taskFor(facts()));
    expect(ai.formats()).toEqual(['json_schema', 'json_object', 'text']);
  });

  it('forgets after an hour, and knows other models apart', async () => {
    ai.server.respondWith(() => 'no-json-schema');
    let now = 0;
    const memory = new CapabilityCache(() => now);
    await ai.makeWriter({ memory }).write(taskFor(facts()));
    ai.server.respondWith('good');
    await ai.makeWriter({ memory, model: 'other' }).write(taskFor(facts()));
    now = 3_600_001;
    await ai.makeWriter({ memory }).write(taskFor(facts()));
    expect(ai.formats()).toEqual(['json_schema', 'json_object', 'json_schema', 'json_schema']);
  });

  it.each([
    ['no-temperature', 'temperature'],
    ['no-store', 'store'],
    ['no-max-tokens', 'max_tokens'],
  ] as const)('asks a %s server again without it', async (mode, parameter) => {
    ai.server.respondWith(() => mode);
    await ai.makeWriter().write(taskFor(facts()));
    expect(ai.bodies().map((body) => parameter in body)).toEqual([true, false]);
  });

  it('swaps the name of the token limit', async () => {
    ai.server.respondWith(() => 'no-max-tokens');
    await ai.makeWriter().write(taskFor(facts()));
    expect(ai.bodies()[1]).toHaveProperty('max_completion_tokens');
  });
});
