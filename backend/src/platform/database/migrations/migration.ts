import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A step of the schema: tables, columns, indexes, and rows that have to follow. Functions and triggers are files. */
export abstract class Migration implements MigrationInterface {
  abstract name: string;
  abstract up(runner: QueryRunner): Promise<void>;

  /** An earlier version's functions and triggers could not be brought back with its tables. */
  down(): Promise<never> {
    throw new Error('Migrations go forward only: restore a backup instead');
  }
}
