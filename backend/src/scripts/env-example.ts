import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { envExample } from '../platform/env/env.js';

/** Writes .env.example from env.ts. */
writeFileSync(resolve(import.meta.dirname, '../../../.env.example'), envExample());
