import { expect, it } from 'vitest';
import { canRetry } from './job-control.ts';

it.each([
  ['send', false],
  ['generate', true],
  ['import-responses', true],
] as const)(
  'has the failed items of a job run again, but for mails, which may have arrived: %s',
  (kind, may) => {
    expect(canRetry({ kind })).toBe(may);
  },
);
