import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../../src/platform/http/languages.js';
import { clinicsOf } from './clinics.js';
import { judgeTyped, type TypedCorpus, type TypedOutcome } from './typed.js';

/**
 * How much of the false and of the true is found: a guard, not the measurement. The second and third pen's sentences were written before
 * their writers had read the rules; docs/trust.md has what was found of them unseen.
 */
const PENS = [
  { pen: 'typed', leastFound: 0.9, mostAlarms: 0.01 },
  { pen: 'typed-second', leastFound: 0.9, mostAlarms: 0.01 },
  { pen: 'typed-third', leastFound: 0.9, mostAlarms: 0.01 },
];

describe.each(PENS)(
  'Sentences that a person types on areas, counts and totals ($pen)',
  ({ pen, leastFound, mostAlarms }) => {
    it.each(LANGUAGES)(
      'are found where they are false and left alone where they are true (%s)',
      (language) => {
        const path = join(__dirname, 'corpus', `${pen}-${language}.json`);
        const outcomes = judgeTyped(
          JSON.parse(readFileSync(path, 'utf8')) as TypedCorpus,
          clinicsOf(language),
        );
        const report = process.env.TRUST_REPORT;
        if (report)
          for (const outcome of outcomes) appendFileSync(report, `${JSON.stringify({ pen, ...outcome })}\n`);
        const shareFound = (those: readonly TypedOutcome[]) => {
          expect(those.length).toBeGreaterThanOrEqual(300);
          return those.filter(({ isFound }) => isFound).length / those.length;
        };
        const found = shareFound(outcomes.filter(({ isTrue }) => !isTrue));
        const alarms = shareFound(outcomes.filter(({ isTrue }) => isTrue));
        if (report) return;
        expect(found).toBeGreaterThanOrEqual(leastFound);
        expect(alarms).toBeLessThanOrEqual(mostAlarms);
      },
    );
  },
);
