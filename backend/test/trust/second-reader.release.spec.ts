import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SecondReader } from '../../src/modules/generation/second-reader/second-reader.js';
import { LANGUAGES, type Language } from '../../src/platform/http/languages.js';
import { HttpClient } from '../../src/platform/outbound/http-client.js';
import { type PromptToRead, type ReaderAnswer, type ReadFinding } from '../fakes/ai-reader.js';
import { type AiWriting, startAiWriting } from '../fakes/ai-writing.js';
import { clinicsOf } from './clinics.js';
import { measure, type PlantedReading, plantedReadings, type ReadingOutcome } from './reading.js';
import type { Corpus } from './trust.types.js';

const { OPENAI_API_KEY: apiKey, TRUST_READER_MODEL: model, TRUST_REPORT: report } = process.env;
const baseUrl = process.env.OPENAI_BASE_URL ?? 'https://api.openai.com/v1';
/** Real calls cost money: only who names a model has it measured. */
const measuredLanguages = model ? LANGUAGES : [];

function readingsIn(language: Language): PlantedReading[] {
  const text = readFileSync(join(__dirname, 'corpus', `first-${language}.json`), 'utf8');
  return plantedReadings(JSON.parse(text) as Corpus, clinicsOf(language));
}

const recallOf = (outcomes: ReadingOutcome[]): number => {
  const found = outcomes.flatMap((outcome) => outcome.found);
  return found.filter(({ isFound }) => isFound).length / found.length;
};

describe('The recall of a second reader', () => {
  let ai: AiWriting;
  beforeAll(async () => {
    ai = await startAiWriting();
  });
  afterAll(() => ai.end());

  const measured = (readings: PlantedReading[], answer: (prompt: PromptToRead) => ReaderAnswer) => {
    ai.server.readWith(answer);
    const reader = new SecondReader({ ...ai.access(), sendsFreeText: false });
    return measure(readings, (reading) => reader.read(reading));
  };
  const saying = (findings: ReadFinding[]) => ({ findings });
  /** What a reader says that knows the planted sentences. */
  const knowing = (readings: PlantedReading[]) => {
    const questions = new Map(
      readings
        .flatMap(({ facts }) => facts.sections)
        .flatMap(({ gained, missed }) => [...gained, ...missed])
        .map(({ fact: [id], questionText }) => [id, questionText]),
    );
    const faults = readings.flatMap((one) => one.faults);
    return ({ areas, texts }: PromptToRead): ReadFinding[] =>
      texts.flatMap(({ t, text }) =>
        faults
          .filter(({ sentence }) => text.includes(sentence))
          .map(({ sentence: quote, questionId }) => {
            const asked = areas.flatMap(({ facts }) => facts);
            return { text: t, quote, fact: asked.find(({ q }) => q === questions.get(questionId))!.n };
          }),
      );
  };

  it.each(LANGUAGES)('is told as it is: all, half, nothing (%s)', async (language) => {
    const readings = readingsIn(language);
    const faults = readings.flatMap((one) => one.faults);
    expect(faults.length).toBeGreaterThanOrEqual(150);
    const know = knowing(readings);
    const all = await measured(readings, (prompt) => saying(know(prompt)));
    expect(recallOf(all)).toBe(1);
    const half = await measured(readings, (prompt) =>
      saying(know(prompt).map((one, at) => (at % 2 ? { ...one, quote: 'Ilyet nem ír' } : one))),
    );
    expect(recallOf(half)).toBeCloseTo(0.5, 1);
    for (const rubbish of ['garbage', 'reset'] as const) {
      const nothing = await measured(readings.slice(0, 4), () => rubbish);
      expect(recallOf(nothing)).toBe(0);
      expect(nothing.every(({ hasFailed }) => hasFailed)).toBe(true);
    }
    expect([...all, ...half].some(({ alarms, hasFailed }) => alarms > 0 || hasFailed)).toBe(false);
  });

  it('is not raised by naming another answer, and doubts about true sentences are alarms', async () => {
    const readings = readingsIn('en').slice(0, 4);
    const know = knowing(readings);
    const others = await measured(readings, (prompt) =>
      saying(know(prompt).map((one) => ({ ...one, fact: one.fact === 1 ? 2 : 1 }))),
    );
    expect(recallOf(others)).toBe(0);
    const accusing = await measured(readings, ({ texts }) =>
      saying([{ text: 1, quote: texts[0]!.text.split(' ').slice(0, 3).join(' '), fact: 1 }]),
    );
    expect(accusing.map(({ alarms }) => alarms)).toEqual([1, 1, 1, 1]);
  });

  for (const language of measuredLanguages)
    it(`is measured of ${model} (${language})`, async () => {
      const { host } = new URL(baseUrl);
      const client = new HttpClient({ privateHosts: [host] });
      const service = { service: 'ai', path: '/chat/completions', timeoutMs: 60_000 };
      const send = client.fetchFor({ ...service, allowedHosts: [host] });
      const access = { apiKey: apiKey ?? '', baseUrl, model: model!, fetch: send };
      const reader = new SecondReader({ ...access, sendsFreeText: false });
      const outcomes = await measure(readingsIn(language), (reading) => reader.read(reading));
      await client.close();
      for (const outcome of outcomes) {
        const line = JSON.stringify({ pen: 'reader', model, language, ...outcome });
        if (report) appendFileSync(report, `${line}\n`);
      }
      expect(outcomes.some(({ hasFailed }) => !hasFailed)).toBe(true);
    }, 3_600_000);
});
