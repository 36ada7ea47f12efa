import { resolve } from 'node:path';
import { build } from 'vite';

const root = resolve(import.meta.dirname, '..');

/** Builds all faces in one process: what the first has loaded and warmed up saves the others a third of their time. */
for (const mode of ['public', 'form', 'admin']) await build({ root, mode });
