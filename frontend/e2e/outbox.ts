import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedPlace } from './place.ts';

type Kind = 'code' | 'result';

/** Letters that a server has put into its outbox, oldest first. */
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
export async function nextLetter(kind: Kind, before: number, place = sharedPlace()): Promise<string> {
  for (let waited = 0; waited < 20_000; waited += 100) {
    const all = letters(kind, place);
    if (all.length > before)
      return all
        .at(-1)!
        .replace(/=\r?\n/g, '')
        .replaceAll('=3D', '=');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No ${kind} mail came`);
}
