import type { MigrationInterface } from 'typeorm';
import { Baseline1795700000000 } from './1795700000000-baseline.js';

/** Every migration, oldest first. Append only. */
export const MIGRATIONS: (new () => MigrationInterface)[] = [Baseline1795700000000];
