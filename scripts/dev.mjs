import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root } from './prepare.mjs';

/** Back end and front end side by side, both rebuilding on every change: http://localhost:5173 */
await ensureInstalled();
await ensureBuilt();
const node = (args, cwd) => spawn(process.execPath, args, { cwd, stdio: 'inherit' });
const bin = (path) => join(root, 'node_modules', path);
const children = [
  node(
    [bin('typescript/bin/tsc'), '-p', 'tsconfig.build.json', '--watch', '--preserveWatchOutput'],
    join(root, 'backend'),
  ),
  node(['--watch-path=backend/dist', 'backend/dist/main.js'], root),
  node([bin('vite/bin/vite.js')], join(root, 'frontend')),
];
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
