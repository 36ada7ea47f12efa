import type { MigrationInterface } from 'typeorm';
import { Initial1795261777165 } from './1795261777165-initial.js';
import { SearchAndCounts1795270000000 } from './1795270000000-search-and-counts.js';

/** Every migration, oldest first. Append only. */
export const MIGRATIONS: (new () => MigrationInterface)[] = [
  Initial1795261777165,
  SearchAndCounts1795270000000,
];
