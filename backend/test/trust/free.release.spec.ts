import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../../src/platform/http/languages.js';
import { clinicsOf } from './clinics.js';
import { judgeFree } from './free-sentences.js';
import type { Corpus, Kind, Outcome } from './trust.types.js';

/** `first`: editors who knew neither prompt nor rules; `asked`: written as the prompt asks, after the rules. */
const PENS = ['first', 'asked'] as const;
const FOLDER = join(__dirname, 'corpus');
const MOST_MISSES = 0.03;
const FEWEST_ACCEPTED = 0.85;
jest.setTimeout(600_000);

describe.each(PENS)('Sentences in a model’s own words, by the %s pen', (pen) => {
  const outcomes: Outcome[] = [];

  it.each(LANGUAGES)('are judged (%s)', (language) => {
    const path = join(FOLDER, pen === 'first' ? `first-${language}.json` : `asked-${language}.json`);
    if (!existsSync(path)) return;
    const corpus = JSON.parse(readFileSync(path, 'utf8')) as Corpus;
    const judged = judgeFree(corpus, clinicsOf(language));
    outcomes.push(...judged);
    const report = process.env.TRUST_REPORT;
    if (report)
      for (const outcome of judged)
        appendFileSync(report, `${JSON.stringify({ pen: `${pen}, free`, ...outcome })}\n`);
  });

  it('are refused where answers decide that they are false', () => {
    const share = (group: Kind['group']) => {
      const those = outcomes.filter(({ kind }) => kind.group === group);
      return those.filter(({ isLetThrough }) => isLetThrough).length / those.length;
    };
    if (process.env.TRUST_REPORT) return;
    expect(share('decided')).toBeLessThanOrEqual(MOST_MISSES);
    if (pen === 'asked') expect(share('true')).toBeGreaterThanOrEqual(FEWEST_ACCEPTED);
  });
});
