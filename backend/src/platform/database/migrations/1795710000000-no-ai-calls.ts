import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** Limits of the AI rest on the rate limiter and on what was spent; calls under way are no longer rows. */
export class NoAiCalls1795710000000 extends Migration {
  name = 'NoAiCalls1795710000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE ai_call');
  }
}
