import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** Which call started a job, so that its lines can be found in the workers' logs. */
export class Traces1795593000000 extends Migration {
  name = 'Traces1795593000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "job" ADD "trace_id" character varying(32)`);
  }
}
