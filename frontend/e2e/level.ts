import { test } from '@playwright/test';
import { languages, type Language } from '../src/shared/texts/languages.ts';

/** Before a release everything is looked at in every language and colour scheme (npm run check:all). */
export const isRelease = process.env.TEST_LEVEL === 'release';

/** A journey that is walked before a release alone: what it says, rules and components say in the gate, too. */
export const testBeforeRelease = (isRelease ? test : () => undefined) as typeof test;

/** What is the same page with other words is tried in Hungarian; before a release in all of these languages. */
export const languagesOf = <L extends Language>(all: readonly L[]): readonly L[] =>
  isRelease ? all : all.slice(0, 1);

/** The languages of public pages. */
export const publicLanguages = languagesOf(languages);
