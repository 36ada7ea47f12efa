import { cpSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

/** The compiler leaves the database's functions and triggers behind; the built back end reads them beside its code. */
cpSync(join(root, 'backend/src'), join(root, 'backend/dist'), {
  recursive: true,
  filter: (path) => statSync(path).isDirectory() || path.endsWith('.sql'),
});
