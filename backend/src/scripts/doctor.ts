import 'reflect-metadata';
import { runCommand } from './command.js';
import { doctor } from './commands/doctor.js';

void runCommand(doctor);
