import { beforeEach, describe, expect, it } from 'vitest';
import { formatBytes, formatDate, formatPercent } from './format.ts';
import { applyOverlay, setLanguage, startTexts, text, type Face } from './i18n.ts';
import { toLanguage } from './languages.ts';

const files = {
  hu: {
    greeting: 'Jó napot, {name}!',
    'a.b:c': 'pont',
    tips_one: '{count} tipp',
    tips_other: '{count} tipp',
  },
  en: { greeting: 'Hello {name}' },
  ro: { tips_one: '{count} sfat', tips_few: '{count} sfaturi', tips_other: '{count} de sfaturi' },
};
const start = (face: Face = 'public') =>
  startTexts({
    face,
    language: 'hu',
    load: (language) => Promise.resolve<Record<string, string>>(files[language]),
  });

describe('texts', () => {
  beforeEach(() => start());

  it('fill placeholders once and never evaluate a value', () => {
    expect(text('greeting', { name: '{name} $t(a.b:c)' })).toBe('Jó napot, {name} $t(a.b:c)!');
    expect(text('greeting')).toBe('Jó napot, {name}!');
    expect(text('a.b:c')).toBe('pont');
  });

  it('fall back to the given words and never to a bare key', () => {
    expect(text('nowhere', undefined, 'Alap')).toBe('Alap');
    expect(text('nowhere')).toBe('');
  });

  it('lay the questionnaire over the global over the file, and skip empty texts', () => {
    applyOverlay('hu', 'global', { greeting: 'Globális', 'a.b:c': 'g' });
    applyOverlay('hu', 'questionnaire', { greeting: 'Saját', 'a.b:c': '' });
    expect(text('greeting')).toBe('Saját');
    expect(text('a.b:c')).toBe('g');
    applyOverlay('hu', 'questionnaire', {});
    applyOverlay('hu', 'global', {});
    expect(text('greeting', { name: 'A' })).toBe('Jó napot, A!');
  });

  it('change the language and its plural forms', async () => {
    await setLanguage('ro');
    expect([1, 3, 20].map((count) => text('tips', { count }))).toEqual([
      '1 sfat',
      '3 sfaturi',
      '20 de sfaturi',
    ]);
    expect(document.documentElement.lang).toBe('ro');
    await setLanguage('hu');
  });
});

describe('formats', () => {
  it('write percentages the way each language does', () => {
    expect(formatPercent(62.5, 1, 'hu')).toBe('62,5%');
    expect(formatPercent(62.5, 1, 'en')).toBe('62.5%');
    expect(formatPercent(62.5, 1, 'ro')).toBe('62,5\u00a0%');
    expect(formatPercent(100, 1, 'hu')).toBe('100%');
  });

  it('write the month of an English date in the back office, where it could be read in two ways', async () => {
    await start('admin');
    await setLanguage('en');
    expect(formatDate('2026-03-04T12:00:00Z')).toBe('4 Mar 2026');
    await setLanguage('hu');
    expect(formatDate('2026-03-04T12:00:00Z')).toBe('2026. 03. 04.');
    await start('public');
    expect(formatDate('no date')).toBe('');
    expect(formatDate(null)).toBe('');
  });

  it('choose a readable unit', async () => {
    await setLanguage('hu');
    expect([0, 999, 1500, 10_000_000].map(formatBytes)).toEqual([
      '0\u00a0B',
      '999\u00a0B',
      '1,5\u00a0kB',
      '10\u00a0MB',
    ]);
  });

  it('read languages from what browsers send', () => {
    expect([toLanguage('ro-RO'), toLanguage('EN'), toLanguage('de'), toLanguage(null)]).toEqual([
      'ro',
      'en',
      'hu',
      'hu',
    ]);
  });
});
