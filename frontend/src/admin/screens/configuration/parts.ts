import { paths } from '../../addresses.ts';

/** The parts of the setup in the order of the work. */
export const parts = ['overview', 'questions', 'insights', 'texts', 'connections'] as const;
export type Part = (typeof parts)[number];

/** The address of each part. */
export const partPaths: Readonly<Record<Part, string>> = {
  overview: paths.configuration,
  questions: `${paths.configuration}/questions`,
  insights: `${paths.configuration}/insights`,
  texts: `${paths.configuration}/texts`,
  connections: `${paths.configuration}/connections`,
};

const places: readonly (readonly [Part, RegExp])[] = [
  ['overview', /^completeness$/],
  [
    'questions',
    /^(?:questions|unknown-answers|add-section|(?:question|option|answers?|section)-\d+(?:-\w+)*)$/,
  ],
  ['insights', /^(?:insights|insight-\d+)$/],
  ['texts', /^welcome-\w+$/],
  ['connections', /^services$/],
];

/** The part in which a place stands that an address names behind its #; null for none. */
export function partOfPlace(place: string): Part | null {
  return places.find(([, pattern]) => pattern.test(place))?.[0] ?? null;
}

/** The part that the last piece of an address names; null for one that there is not. */
export function partNamed(name: string | undefined): Part | null {
  return name === undefined ? 'overview' : (parts.find((part) => part === name) ?? null);
}
