import type { MigrationInterface } from 'typeorm';
import { Initial1795265292290 } from './1795265292290-initial.js';
import { SearchAndCounts1795270000000 } from './1795270000000-search-and-counts.js';
import { OffersAndSchedule1795290000000 } from './1795290000000-offers-and-schedule.js';
import { ReadyPages1795330000000 } from './1795330000000-ready-pages.js';

/** Every migration, oldest first. Append only. */
export const MIGRATIONS: (new () => MigrationInterface)[] = [
  Initial1795265292290,
  SearchAndCounts1795270000000,
  OffersAndSchedule1795290000000,
  ReadyPages1795330000000,
];
