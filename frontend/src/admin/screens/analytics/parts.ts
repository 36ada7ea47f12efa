import { paths } from '../../addresses.ts';

/** The parts of the analytics: how it stands, who to talk to, what to ask, where they come from. */
export const parts = ['overview', 'act', 'questions', 'reach'] as const;
export type Part = (typeof parts)[number];

/** The address of each part. */
export const partPaths: Readonly<Record<Part, string>> = {
  overview: paths.analytics,
  act: `${paths.analytics}/act`,
  questions: `${paths.analytics}/questions`,
  reach: `${paths.analytics}/reach`,
};

/** The part that the last piece of an address names; null for one that there is not. */
export function partNamed(name: string | undefined): Part | null {
  return name === undefined ? 'overview' : (parts.find((part) => part === name) ?? null);
}
