import { test as base, type Locator, type Page } from '@playwright/test';
import { startAiServer, type AiServer } from '../../backend/test/fakes/ai-server.ts';
import { startOwnServer } from './own-server.ts';
import { type Place } from './place.ts';

/** A server whose texts come from an AI service that takes its time and fails when it is told to. */
export interface WriterPlace extends Place {
  ai: AiServer;
}

// Long enough that the progress of a few texts can be watched on a busy machine, in two tabs and over a reload.
const latencyMs = 1500;

export const test = base.extend<object, { writer: WriterPlace }>({
  writer: [
    async ({ playwright }, provide) => {
      const ai = await startAiServer({ latencyMs });
      const server = await startOwnServer(playwright, {
        OPENAI_API_KEY: 'key-of-the-tests',
        OPENAI_BASE_URL: ai.baseUrl,
        OUTBOUND_PRIVATE_HOSTS: ai.host,
        GENERATION_CONCURRENCY: '2',
      });
      await provide({ ...server, ai });
      await server.stop();
      await ai.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ writer }, provide) => provide(writer.url),
});

/** The progress of a job, by its name. */
export const bar = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('progressbar', { name });
