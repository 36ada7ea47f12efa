/** Before a release (npm run check:all) tests have more rounds and rows, and what is dear runs as well. */
export const isRelease = process.env.TEST_LEVEL === 'release';

/** A test that runs before a release alone: it takes long, and the gate notices most of what it would. */
export function itBeforeRelease(name: string, test: () => Promise<void>): void {
  if (isRelease) it(name, test);
}

/** The same of a group of tests with what they share. */
export function describeBeforeRelease(name: string, tests: () => void): void {
  if (isRelease) describe(name, tests);
}
