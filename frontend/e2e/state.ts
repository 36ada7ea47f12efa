import type { Locator, Page } from '@playwright/test';
import { paths } from '../src/admin/addresses.ts';
import type { Language } from '../src/shared/texts/languages.ts';
import { word } from './words.ts';

/** What a visit needs to reach a state. */
export interface Visit {
  page: Page;
  language: Language;
  /** Address of an evaluation that was sent to a client, in the visit's language. */
  evaluation: string;
  /** Address of an online form in the visit's language. */
  form: string;
}

/** One state of one screen: what a person can see, and how to get there. */
export interface State {
  /** Unique; the screenshot's name. */
  name: string;
  /** The route it shows, as the router of its face has it. */
  route: string;
  languages: readonly Language[];
  /** Where to go; the language is added. */
  address: (visit: Visit) => string;
  /** What the server answers otherwise than usually: set up before the page is opened. */
  prepare?: (visit: Visit) => Promise<unknown>;
  /** The way from the opened page to the state. */
  reach?: (visit: Visit) => Promise<void>;
  /** The page has no heading in this state. */
  withoutHeading?: boolean;
  /** The state is lost when the width changes: it is reached anew in each. */
  afresh?: boolean;
  /** Its picture is of the window alone: an open menu closes when the whole page is taken. */
  inWindow?: boolean;
  /** Judged at its full height: where it was scrolled to, a bar that stays in sight may cover half a control. */
  isScrolled?: boolean;
  /** Another state with odd contents: tried like all, but no picture of it is kept (docs/screens). */
  isOdd?: boolean;
  /** The state exists in these widths alone. */
  widths?: readonly number[];
}

/** The dashboard with a handful of rows, for states of what stands around the table: judging every row takes most of the time. */
export const fewRows = `${paths.dashboard}?search=${encodeURIComponent('rendelő')}`;

/** A button of the page by the key of its text. */
export const button = ({ page, language }: Visit, key: string): Locator =>
  page.getByRole('button', { name: word(language, key), exact: true });

/** A button that opens a dialog. */
export function opens(key: string): (visit: Visit) => Promise<void> {
  return async (visit) => {
    await button(visit, key).click();
    await visit.page.getByRole('dialog').waitFor();
  };
}

/** Answers a call of the page, where the real one would leave traces for other states. */
export async function answer({ page }: Visit, path: string, json: object): Promise<void> {
  await page.route(path, (route) => route.fulfill({ json }));
}

/** Changes what the server answers to a call of the page; what it answers now may be altered in place or replaced. */
export async function changeAnswer<T extends object>(
  { page }: Visit,
  path: string,
  change: (json: T) => T | void,
): Promise<void> {
  await page.route(path, async (route) => {
    const answer = await route.fetch();
    const json = (await answer.json()) as T;
    await route.fulfill({ response: answer, json: change(json) ?? json });
  });
}

/** Answers a call of the page with a failure of the server. */
export async function fail({ page }: Visit, path: string): Promise<void> {
  await page.route(path, (route) =>
    route.fulfill({ status: 503, json: { statusCode: 503, code: 'unavailable', message: '' } }),
  );
}

/** Leaves a call of the page without an answer. */
export async function stall({ page }: Visit, path: string): Promise<void> {
  await page.route(path, () => new Promise<never>(() => undefined));
}
