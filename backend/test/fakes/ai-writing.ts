import type { Language } from '../../src/platform/http/languages.js';
import { HttpClient } from '../../src/platform/outbound/http-client.js';
import { WriterError } from '../../src/modules/generation/writer-error.js';
import type { CallMeter, ReportedUsage } from '../../src/modules/generation/writers/call-meter.js';
import type { FactRef } from '../../src/modules/evaluations/texts/text-evidence.js';
import type { WriterFacts, WritingTask } from '../../src/modules/generation/writers/text-writer.js';
import type { CheckFacts } from '../../src/modules/review/checks/check-facts.js';
import {
  OpenAiWriter,
  type OpenAiWriterOptions,
} from '../../src/modules/generation/writers/openai/open-ai-writer.js';
import { CapabilityCache } from '../../src/modules/generation/writers/openai/server-capabilities.js';
import { startAiServer, type AiMode } from './ai-server.js';

/** A signal that never fires. */
export const never = new AbortController().signal;

const QUESTION: Record<Language, string> = {
  hu: 'Küldenek automatikus emlékeztetőt a pácienseknek?',
  en: 'Do you send automatic reminders to patients?',
  ro: 'Trimiteți memento-uri automate pacienților?',
};

/** What the calls of these tests are for. */
export const FOR_TEST = { questionnaireId: 1, kind: 'generate' };

const TOPICS = ['telefon', 'video', 'portal', 'robot', 'tablet'];

/** Facts of two sections: three gained questions and a missed one, and a missed one alone. */
export function facts(language: Language = 'hu'): WriterFacts {
  const question = (id: number) => ({
    fact: [id, 'a'] as FactRef,
    questionText: `${QUESTION[language].replace('?', '')} – ${TOPICS[id - 1]}?`,
  });
  const gained = { ...question(1), points: 4, answer: 'igen' };
  const missed = { ...question(4), pointValue: 6, answer: null, tip: null, product: null };
  const section = { name: 'Alfa', tips: [], description: null, score: 12, maxScore: 18, percentage: 66.7 };
  return {
    language,
    totalScore: 12,
    maxScore: 24,
    percentage: 50,
    tips: [],
    otherProducts: [],
    sections: [
      {
        ...section,
        sectionId: 7,
        gained: [gained, { ...gained, ...question(2) }, { ...gained, ...question(3) }],
        missed: [missed],
      },
      {
        ...section,
        sectionId: 11,
        score: 0,
        maxScore: 6,
        percentage: 0,
        gained: [],
        missed: [{ ...missed, ...question(5) }],
      },
    ],
  };
}

/** A writing of these facts, checked against nothing but their language and numbers. */
export function taskFor(of: WriterFacts, signal: AbortSignal = never): WritingTask {
  return { facts: of, check: () => checksOf(of), signal, purpose: FOR_TEST };
}

const checksOf = ({
  language,
  totalScore,
  maxScore,
  percentage,
  sections,
  otherProducts = [],
}: WriterFacts): CheckFacts => ({
  language,
  totalScore,
  maxScore,
  percentage,
  sections: sections.map(({ gained, missed, ...section }) => ({
    ...section,
    gained: gained.map(({ questionText, points }) => ({ questionText, points })),
    missed: missed.map(({ questionText, pointValue }) => ({ questionText, points: pointValue })),
  })),
  products: [],
  otherProducts,
  quotable: sections.flatMap(({ name, gained, missed }) => [
    name,
    ...[...gained, ...missed].map(({ questionText }) => questionText),
  ]),
});

/** A server, the real outgoing client, and writers between them. */
export async function startAiWriting() {
  const server = await startAiServer();
  const client = new HttpClient({ privateHosts: [server.host] });
  const settings = {
    service: 'ai',
    path: '/chat/completions',
    allowedHosts: [server.host],
    timeoutMs: 65_000,
  };
  const usages: ReportedUsage[] = [];
  const meter: CallMeter = {
    run: async (_planned, call, read) => {
      const answer = await call();
      usages.push(read(answer));
      return answer;
    },
  };
  const bodies = () => server.requests.map(({ body }) => body as Record<string, unknown>);

  const access = () => ({
    apiKey: 'sk-test-key',
    baseUrl: server.baseUrl,
    model: 'gpt-4.1-mini',
    fetch: client.fetchFor(settings),
    memory: new CapabilityCache(),
    meter,
  });
  const makeWriter = (more: Partial<OpenAiWriterOptions> = {}) =>
    new OpenAiWriter({ ...access(), timeoutMs: 60_000, ...more });

  return {
    server,
    access,
    makeWriter,
    bodies,
    /** Of each answered call, in order. */
    usages,
    formats: () =>
      bodies().map((body) => (body.response_format as { type: string } | undefined)?.type ?? 'text'),
    /** The WriterError that writing ends with when the server answers so. */
    failureOf: async (modes: AiMode | AiMode[], writer = makeWriter()): Promise<WriterError> => {
      server.respondWith(modes);
      const error: unknown = await writer.write(taskFor(facts())).then(
        () => null,
        (reason: unknown) => reason,
      );
      expect(error).toBeInstanceOf(WriterError);
      return error as WriterError;
    },
    end: async () => {
      await client.close();
      await server.close();
    },
  };
}

export type AiWriting = Awaited<ReturnType<typeof startAiWriting>>;
