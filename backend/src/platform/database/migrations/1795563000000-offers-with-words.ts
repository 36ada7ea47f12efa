import type { QueryRunner } from 'typeorm';
import { Migration } from './migration.js';

/** What products cost and take; what clients write when they ask for an offer, and that they agreed. */
export class OffersWithWords1795563000000 extends Migration {
  name = 'OffersWithWords1795563000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "question" ADD "price_note" character varying(120)');
    await runner.query('ALTER TABLE "question" ADD "effort_note" character varying(120)');
    await runner.query('ALTER TABLE "offer_request" ADD "message" text');
    await runner.query('ALTER TABLE "offer_request" ADD "phone" character varying(40)');
    await runner.query('ALTER TABLE "offer_request" ADD "consented_at" TIMESTAMP WITH TIME ZONE');
  }
}
