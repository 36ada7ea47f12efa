import { describe, expect, it } from 'vitest';
import analyticsEn from './analytics.en.json';
import analyticsHu from './analytics.hu.json';
import en from './en.json';
import hu from './hu.json';
import operationEn from './operation.en.json';
import operationHu from './operation.hu.json';
import peopleEn from './people.en.json';
import peopleHu from './people.hu.json';
import settingsEn from './settings.en.json';
import settingsHu from './settings.hu.json';
import setupEn from './setup.en.json';
import setupHu from './setup.hu.json';
import webhooksEn from './webhooks.en.json';
import webhooksHu from './webhooks.hu.json';
import wordsEn from './words.en.json';
import wordsHu from './words.hu.json';

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe.each<[string, Record<string, string>, Record<string, string>]>([
  ['every screen', hu, en],
  ['the analytics', analyticsHu, analyticsEn],
  ['the set-up screens', setupHu, setupEn],
  ['the screens about people', peopleHu, peopleEn],
  ['the screens that edit texts', wordsHu, wordsEn],
  ['the settings', settingsHu, settingsEn],
  ['what runs and what it costs', operationHu, operationEn],
  ['the webhooks', webhooksHu, webhooksEn],
])('the texts of %s', (_name, hungarian, english) => {
  it('have the same keys in both languages, in the same order', () => {
    expect(Object.keys(english)).toEqual(Object.keys(hungarian));
  });

  it.each(Object.keys(hungarian))('%s has the same placeholders', (key) => {
    expect(placeholders(english[key] ?? '')).toEqual(placeholders(hungarian[key] ?? ''));
  });
});
