import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { applyOverlay, startTexts, text, useTexts } from './i18n.ts';

beforeAll(() => startTexts({ face: 'public', language: 'en', load: async () => ({}) }));
afterEach(() => applyOverlay('en', 'questionnaire', {}));

it('shows an overlay that arrives between the first render and the effects', () => {
  render(<Greeting />);
  expect(screen.getByText('Overlaid')).toBeVisible();
});

it.each([
  ['with a fallback, the fallback', 'Instead', 'Instead'],
  ['with an empty one, nothing', '', ''],
  ['without one, nothing', undefined, ''],
])('shows of a text that no layer has: %s', (_name, fallback, shown) => {
  expect(text('unknown.key', {}, fallback)).toBe(shown);
});

function Greeting() {
  const t = useTexts();
  useLayoutEffect(() => applyOverlay('en', 'questionnaire', { greeting: 'Overlaid' }), []);
  return <p>{t('greeting', undefined, 'Built in')}</p>;
}
