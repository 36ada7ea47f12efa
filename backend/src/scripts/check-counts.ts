import 'reflect-metadata';
import { runCommand } from './command.js';
import { checkCounts } from './commands/check-counts.js';

void runCommand(checkCounts, 2);
