import type { MigrationInterface } from 'typeorm';
import { Initial1795261777165 } from './1795261777165-initial.js';
import { EditingAndErasing1795263883195 } from './1795263883195-editing-and-erasing.js';
import { SearchAndCounts1795270000000 } from './1795270000000-search-and-counts.js';
import { StatusCounts1795270100000 } from './1795270100000-status-counts.js';

/** Every migration, oldest first. Append only. */
export const MIGRATIONS: (new () => MigrationInterface)[] = [
  Initial1795261777165,
  EditingAndErasing1795263883195,
  SearchAndCounts1795270000000,
  StatusCounts1795270100000,
];
