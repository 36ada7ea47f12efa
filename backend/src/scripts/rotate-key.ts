import 'reflect-metadata';
import { runCommand } from './command.js';
import { rotateKey } from './commands/rotate-key.js';

void runCommand(rotateKey);
