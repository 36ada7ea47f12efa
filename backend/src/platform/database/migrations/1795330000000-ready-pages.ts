import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/**
 * Published pages as ready bytes. Pages of earlier evaluations are composed when they are read, until they are published
 * again.
 */
export class ReadyPages1795330000000 extends Migration {
  name = 'ReadyPages1795330000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "evaluation" ADD "published_page" bytea');
    // They are compressed already.
    await runner.query('ALTER TABLE "evaluation" ALTER COLUMN "published_page" SET STORAGE EXTERNAL');
    await runner.query(
      'ALTER TABLE "evaluation" ADD CONSTRAINT "evaluation_page_published" CHECK (published IS NOT NULL OR published_page IS NULL)',
    );
  }
}
