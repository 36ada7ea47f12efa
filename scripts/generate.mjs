import { readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root, run, tool } from './prepare.mjs';

const GENERATED = [
  'backend/openapi.json',
  'backend/src/modules/ui-texts/built-in.gen.json',
  'backend/src/modules/results/pdf/page-texts.gen.json',
  'frontend/src/shared/api/schema.gen.ts',
  '.env.example',
];

/** Rewrites the generated files from what is built; answers which of them were stale. */
export async function generate({ stdio = 'inherit' } = {}) {
  const before = GENERATED.map(read);
  const backEnd = { cwd: join(root, 'backend'), stdio };
  await run(process.execPath, ['dist/scripts/built-in-texts.js'], backEnd);
  await run(process.execPath, ['dist/scripts/openapi.js'], backEnd);
  await run(process.execPath, ['dist/scripts/env-example.js'], backEnd);
  await tool('openapi-typescript', ['backend/openapi.json', '-o', 'frontend/src/shared/api/schema.gen.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return GENERATED.filter((file, index) => read(file) !== before[index]);
}

function read(file) {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

if (process.argv[1] === import.meta.filename) {
  await ensureInstalled();
  await ensureBuilt('backend');
  const changed = await generate();
  console.log(
    changed.length > 0 ? `Rewritten: ${changed.join(', ')}` : 'Everything generated is up to date.',
  );
}
