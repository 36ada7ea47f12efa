import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { startTexts } from '../../../shared/texts/i18n.ts';
import { makeRow } from '../../testing/make.ts';
import { Score } from './score.tsx';

beforeAll(() =>
  startTexts({
    face: 'admin',
    language: 'en',
    load: async () => import('./texts/en.json').then((m) => m.default),
  }),
);

it.each([
  ['none of the scored questions applies', { totalScore: 0, maxScore: 0, percentage: 0 }, /applies/],
  ['too few questions were answered', { hasResult: false }, /Too few/],
])('shows neither points nor a band where %s', (_, fields, why) => {
  render(<Score row={makeRow(fields)} />);
  expect(screen.getByText('No result').title).toMatch(why);
  expect(screen.queryByText(/%/)).toBeNull();
});
