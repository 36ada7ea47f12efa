import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** The schema of release 0.1 in one step; databases which that release has made are taken over as they are (schema-guard.ts). */
export class Baseline1795700000000 extends Migration {
  name = 'Baseline1795700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(readFileSync(join(import.meta.dirname, 'baseline.sql'), 'utf8'));
  }
}
