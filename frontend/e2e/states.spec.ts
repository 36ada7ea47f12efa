import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Browser, type BrowserContext } from '@playwright/test';
import { aliases } from '../src/admin/addresses.ts';
import { languages, type Language } from '../src/shared/texts/languages.ts';
import { expectAccessible, expectContrast, expectWholeAccessible, heightOf } from './accessible.ts';
import { isRelease, languagesOf, publicLanguages } from './level.ts';
import { formIn } from './online-form.ts';
import { sentEvaluation } from './sent-evaluation.ts';
import { settled } from './settled.ts';
import { enterBackOffice, signedInRequest } from './sign-in.ts';
import { adminStates } from './states-admin.ts';
import { publicStates } from './states-public.ts';
import { gateStates, states } from './states.ts';
import type { State, Visit } from './state.ts';

type Cookies = Parameters<BrowserContext['addCookies']>[0];

const widths = [390, 1440] as const;
/** Where a page has to fit all the same (WCAG 1.4.10). */
const narrowest = 320;
/** Where pictures go, by `npm run screens`, which judges nothing; without it none are taken. */
const shots = process.env.STATES_SHOTS;
const windowHeight = 844;
/** Whether they are to be kept: smaller ones, enough to see how a page is laid out and what it says. */
const kept = process.env.STATES_KEPT === 'true';
const small = { type: 'jpeg', quality: 45 } as const;
/** The pictures' colours: `light` or `dark`, which only public pages follow. */
const scheme = process.env.STATES_SCHEME === 'dark' ? 'dark' : 'light';
const wanted = process.env.STATES_LANGUAGES;
const languagesOfState = ({ languages }: State) =>
  wanted === undefined ? languagesOf(languages) : languages.filter((language) => wanted.includes(language));
const languagesOfRun = languages.filter(
  (language) => wanted?.includes(language) ?? publicLanguages.includes(language),
);
const evaluations = new Map<Language, string>();
const forms = new Map<Language, string>();
/** One for each face and language of a worker: in a new one every script is loaded and compiled anew. */
const contexts = new Map<string, Promise<BrowserContext>>();

// No state needs another: half of them are looked at beside the other half.
test.describe.configure({ mode: 'parallel' });

test.beforeAll(async () => {
  const request = await signedInRequest();
  for (const language of languagesOfRun) {
    evaluations.set(language, await sentEvaluation(request, language));
    forms.set(language, (await formIn(request, language)).path);
  }
  await request.dispose();
  if (shots !== undefined) mkdirSync(shots, { recursive: true });
});

for (const state of publicStates.filter(isLookedAt)) {
  test(`public: ${state.name}`, async ({ browser }) => {
    await Promise.all(
      languagesOfState(state).map(async (language) =>
        check(await contextOf(browser, `public ${language}`), state, language),
      ),
    );
  });
}

for (const state of adminStates.filter(isLookedAt)) {
  test(`back office: ${state.name}`, async ({ browser }) => {
    const request = await signedInRequest();
    const { cookies } = await request.storageState();
    await request.dispose();
    await Promise.all(
      languagesOfState(state).map(async (language) =>
        check(await contextOf(browser, `admin ${language}`), state, language, cookies),
      ),
    );
  });
}

test('back office: other addresses lead to the screens they mean', async ({ page }) => {
  await enterBackOffice(page, 'hu');
  for (const [alias, path] of Object.entries(aliases)) {
    await page.goto(alias, { waitUntil: 'commit' });
    await page.waitForURL(({ pathname }) => decodeURIComponent(pathname) === path, { waitUntil: 'commit' });
  }
});

/** Pictures and releases are of every state. */
function isLookedAt(state: State): boolean {
  return isRelease || shots !== undefined || gateStates.includes(state);
}

/** A context, and a page in it that stays: as long as it does, so does the process that has the scripts. */
function contextOf(browser: Browser, name: string): Promise<BrowserContext> {
  const made = contexts.get(name) ?? makeContext(browser);
  contexts.set(name, made);
  return made;
}

async function makeContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: widths[0], height: windowHeight },
    colorScheme: scheme,
    ...(kept && { deviceScaleFactor: 0.6 }),
  });
  await (await context.newPage()).goto('/robots.txt');
  return context;
}

/** Opens a state as a reader of this language would who was never here before, and looks at it in every width. */
async function check(
  context: BrowserContext,
  state: State,
  language: Language,
  cookies: Cookies = [],
): Promise<void> {
  await context.clearCookies();
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.addInitScript(startAfresh, language);
  const visit: Visit = {
    page,
    language,
    evaluation: evaluations.get(language)!,
    form: forms.get(language)!,
  };
  await state.prepare?.(visit);
  const all = state.widths ?? widths;
  for (const [index, width] of all.entries()) {
    await visit.page.setViewportSize({ width, height: windowHeight });
    if (index === 0 || state.afresh === true) await open(visit, state);
    await look(visit, state, width);
    if (shots !== undefined || index !== judgedWidth(state, language) % all.length) continue;
    await (state.isScrolled === true ? expectWholeAccessible : expectAccessible)(visit.page);
    if (!isRelease || cookies.length > 0 || language !== state.languages[0]) continue;
    await visit.page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(visit.page);
    await visit.page.emulateMedia({ colorScheme: 'light' });
  }
  await visit.page.setViewportSize({ width: narrowest, height: windowHeight });
  await expectToFit(visit, state, narrowest);
  await page.close();
}

/**
 * The width in which a state is judged, as a place among its widths: half of the states in each, and before a release the
 * other one in English; at its full height the narrow one first, as a wide table with all its rows takes minutes. Romanian has the
 * same page with other words (docs/decisions.md) and is not judged.
 */
function judgedWidth({ name, isScrolled }: State, language: Language): number {
  if (language === 'ro') return NaN;
  const place = isScrolled ? 0 : states.findIndex((state) => state.name === name);
  return place + (language === 'en' ? 1 : 0);
}

/** In a page: forgets what other pages left behind, and chooses a language. */
function startAfresh(language: Language): void {
  if (sessionStorage.getItem('afresh') === null) localStorage.clear();
  sessionStorage.setItem('afresh', 'no');
  localStorage.setItem('publicLanguage', language);
  localStorage.setItem('adminLanguage', language);
}

async function open(visit: Visit, state: State): Promise<void> {
  await visit.page.goto(inLanguage(state.address(visit), visit.language));
  if (state.withoutHeading !== true) await visit.page.getByRole('heading', { level: 1 }).first().waitFor();
  await state.reach?.(visit);
}

async function look(visit: Visit, state: State, width: number): Promise<void> {
  const { page, language } = visit;
  const { name, inWindow = false, isOdd = false } = state;
  await settled(page);
  if (shots !== undefined && !(kept && isOdd)) {
    const path = join(shots, `${name}-${language}-${width}.${kept ? 'jpg' : 'png'}`);
    const isDialog = (await page.getByRole('dialog').count()) > 0;
    // What stays at the window's edge would stand in the middle of a whole page's picture.
    if (kept && !isDialog) await page.setViewportSize({ width, height: await heightOf(page) });
    await page.screenshot({ path, fullPage: !inWindow && !(kept && isDialog), ...(kept && small) });
    await page.setViewportSize({ width, height: windowHeight });
  }
  await expectToFit(visit, state, width);
}

/** Layouts that follow the width in their own time are given it. */
async function expectToFit({ page, language }: Visit, { name }: State, width: number): Promise<void> {
  const message = `${name} in ${language} reaches beyond ${width} px`;
  await expect.poll(() => page.evaluate(beyondTheWindow), { message, timeout: 10_000 }).toEqual([]);
}

/** In a page: what stands further right than the window, where that makes it scroll. */
function beyondTheWindow(): string[] {
  if (document.documentElement.scrollWidth <= window.innerWidth) return [];
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > window.innerWidth)
    .map((element) => `${element.tagName} ${element.className} "${element.textContent.slice(0, 40)}"`);
}

function inLanguage(address: string, language: Language): string {
  return `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;
}
