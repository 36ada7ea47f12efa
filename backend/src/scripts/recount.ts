import 'reflect-metadata';
import { runCommand } from './command.js';
import { recount } from './commands/recount.js';

void runCommand(recount);
