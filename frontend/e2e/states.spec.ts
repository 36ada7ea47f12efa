import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type APIRequestContext, type Browser, type BrowserContext } from '@playwright/test';
import { languages, type Language } from '../src/shared/texts/languages.ts';
import { expectAccessible } from './accessible.ts';
import { signedInRequest } from './sign-in.ts';
import { adminStates } from './states-admin.ts';
import { publicStates } from './states-public.ts';
import type { State, Visit } from './state.ts';

const widths = [390, 1440] as const;
/** Where screenshots go; without it none are made. */
const shots = process.env.STATES_SHOTS;
const evaluations = new Map<Language, string>();

test.beforeAll(async () => {
  const request = await signedInRequest();
  for (const language of languages) {
    // The demonstration data are still being made when the server answers for the first time.
    await expect(async () => {
      const address = await evaluationIn(request, language);
      expect(address, `a sent evaluation in ${language}`).toBeDefined();
      evaluations.set(language, address!);
    }).toPass({ timeout: 90_000 });
  }
  await request.dispose();
  if (shots !== undefined) mkdirSync(shots, { recursive: true });
});

for (const state of publicStates) {
  test(`public: ${state.name}`, async ({ browser }) => {
    await Promise.all(state.languages.map((language) => check(browser, state, language)));
  });
}

for (const state of adminStates) {
  test(`back office: ${state.name}`, async ({ browser }) => {
    const request = await signedInRequest();
    const { cookies } = await request.storageState();
    await request.dispose();
    const enter = (context: BrowserContext) => context.addCookies(cookies);
    await Promise.all(state.languages.map((language) => check(browser, state, language, enter)));
  });
}

/** Opens a state as a reader of this language would, and looks at it in every width. */
async function check(
  browser: Browser,
  state: State,
  language: Language,
  enter?: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: widths[0], height: 844 }, reducedMotion: 'reduce' }); // prettier-ignore
  await enter?.(context);
  await context.addInitScript((chosen) => {
    localStorage.setItem('publicLanguage', chosen);
    localStorage.setItem('adminLanguage', chosen);
  }, language);
  const visit: Visit = { page: await context.newPage(), language, evaluation: evaluations.get(language)! };
  await state.prepare?.(visit);
  await visit.page.goto(inLanguage(state.address(visit), language));
  if (state.withoutHeading !== true) await visit.page.getByRole('heading', { level: 1 }).first().waitFor();
  await state.reach?.(visit);
  for (const width of state.widths ?? widths) await look(visit, state, width);
  await context.close();
}

async function look({ page, language }: Visit, { name }: State, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.waitForTimeout(250);
  if (shots !== undefined)
    await page.screenshot({ path: join(shots, `${name}-${language}-${width}.png`), fullPage: true });
  await expectAccessible(page);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond, `${name} in ${language} reaches beyond ${width} px`).toBeLessThanOrEqual(0);
}

function inLanguage(address: string, language: Language): string {
  return `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;
}

/** The page of a sent evaluation, by the admin's own calls: nobody else may list them. */
async function evaluationIn(request: APIRequestContext, language: Language): Promise<string | undefined> {
  const all = await read<{ id: number; language: string }>(request, '/api/admin/questionnaires');
  const id = all.find((questionnaire) => questionnaire.language === language)?.id;
  if (id === undefined) return undefined;
  const sent = `questionnaireId=${id}&status=sent&limit=1&fields=summary`;
  const rows = await read<{ hashedUrl: string }>(request, `/api/admin/evaluations?${sent}`);
  return rows[0] === undefined ? undefined : `/evaluation/${rows[0].hashedUrl}`;
}

async function read<T>(request: APIRequestContext, path: string): Promise<T[]> {
  return (await (await request.get(path)).json()) as T[];
}
