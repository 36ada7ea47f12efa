import { spawnSync } from 'node:child_process';

/** What a test needs beside the project, with the sentence that says so when it is missing. */
const REQUIREMENTS = {
  'redis-server': 'Install Redis (the program redis-server) to run the tests of the queue on Redis.',
  nginx: 'Install nginx to have what it refuses itself looked at.',
  pdfinfo: 'Install the Poppler tools (Debian: poppler-utils) to have finished PDFs looked at from outside.',
} as const;

/**
 * `describe` where the program is installed. Elsewhere the tests are skipped under a sentence that says why; with
 * REQUIRE_ALL=1 they fail instead.
 */
export function requirement(program: keyof typeof REQUIREMENTS): (name: string, tests: () => void) => void {
  if (spawnSync(program, [program === 'redis-server' ? '--version' : '-v']).status === 0) return describe;
  const sentence = REQUIREMENTS[program];
  if (process.env.REQUIRE_ALL !== '1') return (name, tests) => describe.skip(`${name} (${sentence})`, tests);
  return (name) =>
    describe(name, () => {
      it(`needs ${program}`, () => {
        throw new Error(sentence);
      });
    });
}
