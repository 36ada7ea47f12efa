import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Runs parts side by side, in their order, as many at once as there are cores. What a
 * part and its programs write is kept and shown when the part has ended, so that it can be read. A part is a name and its
 * work, which is given the `stdio` to start programs with. Answers the names of those that failed.
 */
export async function sideBySide(parts, atOnce = availableParallelism()) {
  const folder = mkdtempSync(join(tmpdir(), 'parts-'));
  const waiting = [...parts.entries()];
  const failed = [];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, { name, work }] = next;
      const file = join(folder, String(index));
      const output = openSync(file, 'w');
      const started = Date.now();
      const error = await work({ stdio: ['ignore', output, output] }).catch((reason) => reason);
      closeSync(output);
      console.log(`\n== ${name} (${Math.round((Date.now() - started) / 1000)} s)`);
      process.stdout.write(readFileSync(file, 'utf8'));
      if (!error) continue;
      failed.push(name);
      console.error(`"${name}" failed: ${error.message}`);
    }
  };
  console.log(`Under way: ${parts.map(({ name }) => name).join(', ')} …`);
  await Promise.all(Array.from({ length: atOnce }, lane));
  rmSync(folder, { recursive: true, force: true });
  return failed;
}
