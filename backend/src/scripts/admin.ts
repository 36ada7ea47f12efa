import 'reflect-metadata';
import { runCommand } from './command.js';
import { admin } from './commands/admin.js';

void runCommand(admin);
