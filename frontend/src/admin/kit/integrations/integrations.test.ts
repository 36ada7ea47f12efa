import { expect, it } from 'vitest';
import { integrationStateOf, type Integration } from './integrations.api.ts';

const make = (patch: Partial<Integration>): Integration => ({
  service: 'mail',
  configured: true,
  missing: [],
  lastSuccessAt: null,
  lastFailureAt: null,
  lastFailure: null,
  ...patch,
});
const earlier = '2026-11-20T10:00:00.000Z';
const later = '2026-11-20T11:00:00.000Z';

it.each([
  [make({ configured: false, lastSuccessAt: earlier }), 'missing'],
  [make({}), 'untried'],
  [make({ lastSuccessAt: earlier }), 'working'],
  [make({ lastFailureAt: earlier }), 'failing'],
  [make({ lastSuccessAt: earlier, lastFailureAt: later }), 'failing'],
  [make({ lastSuccessAt: later, lastFailureAt: earlier }), 'working'],
] as const)('%j stands as %s', (integration, state) => {
  expect(integrationStateOf(integration)).toBe(state);
});
