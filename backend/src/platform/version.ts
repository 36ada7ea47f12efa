import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const manifest: unknown = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../package.json'), 'utf8'),
);

/** The release that this program is, such as `1.4.0`; the back end's package.json holds it. */
export const VERSION = (manifest as { version: string }).version;

/** Whether `version` is a later release than `than`; both are `major.minor.patch`. */
export function isLater(version: string, than: string): boolean {
  const [ours, theirs] = [version, than].map((one) => one.split('.').map(Number));
  const place = [0, 1, 2].find((index) => ours![index] !== theirs![index]);
  return place !== undefined && ours![place]! > theirs![place]!;
}
