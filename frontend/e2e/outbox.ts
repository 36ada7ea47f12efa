import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../../backend/test/setup/until.ts';
import { sharedPlace, type Place } from './place.ts';

type Kind = 'code' | 'result' | 'confirm' | 'continue' | 'invitation' | 'other';

/** Letters of a server, oldest first: what the post office took, or what lies in its own outbox. */
function letters(kind: Kind, { data } = sharedPlace()): string[] {
  const folder = join(data, 'outbox');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml') && name.includes(`-${kind}-`))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

export const countLetters = (kind: Kind, place = sharedPlace()) => letters(kind, place).length;

/** Waits for a letter beyond those already there, and answers its text with soft line breaks joined. */
export function nextLetter(kind: Kind, before: number, place = sharedPlace()): Promise<string> {
  return comingLetter(kind, (all) => (all.length > before ? all.at(-1) : undefined), place);
}

/** Waits for a letter to an address that no other journey has. */
export function letterTo(kind: Kind, email: string, place = sharedPlace()): Promise<string> {
  return comingLetter(kind, (all) => all.findLast((letter) => letter.includes(email)), place);
}

async function comingLetter(
  kind: Kind,
  find: (all: string[]) => string | undefined,
  place: Place,
): Promise<string> {
  const letter = await until(() => Promise.resolve(find(letters(kind, place)))).catch((cause: unknown) => {
    throw new Error(`No ${kind} mail came`, { cause });
  });
  return letter.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
}
