import { test as base, type Page } from '@playwright/test';
import { startAiServer, type AiServer } from '../../backend/test/fakes/ai-server.ts';
import { startMailgunServer, type MailgunServer } from '../../backend/test/fakes/mailgun-server.ts';
import { startTrelloServer, type TrelloServer } from '../../backend/test/fakes/trello-server.ts';
import { startOwnServer } from './own-server.ts';
import { type Place } from './place.ts';
import { signedInRequest } from './sign-in.ts';

/** A server that can be told of outside services, and those services. */
export interface SettingsPlace extends Place {
  ai: AiServer;
  mailgun: MailgunServer;
  trello: TrelloServer;
}

export const test = base.extend<object, { settings: SettingsPlace }>({
  settings: [
    async ({ playwright }, provide) => {
      const services = {
        ai: await startAiServer(),
        mailgun: await startMailgunServer('mg.clinic.example'),
        trello: await startTrelloServer(),
      };
      const { ai, mailgun, trello } = services;
      const server = await startOwnServer(playwright, {
        ...mailgun.variables,
        ...trello.variables,
        OUTBOUND_PRIVATE_HOSTS: [ai.host, mailgun.host, trello.host].join(' '),
      });
      await provide({ ...server, ...services });
      await server.stop();
      await Promise.all([ai.close(), mailgun.close(), trello.close()]);
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ settings }, provide) => provide(settings.url),
});

/** Opens a page of that server's back office as somebody who is signed in. */
export async function openSignedIn(
  page: Page,
  place: Place,
  path: string,
  language: 'hu' | 'en' = 'hu',
): Promise<void> {
  const request = await signedInRequest(place);
  const { cookies } = await request.storageState();
  await request.dispose();
  await page.context().addCookies(cookies);
  await page.addInitScript((chosen) => localStorage.setItem('adminLanguage', chosen), language);
  await page.goto(path);
}
