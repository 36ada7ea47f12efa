import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/** What each copy of Jest's runner leaves on the global: the tests of its file with all that they hold, and who listens to them. */
const RUNNER_GLOBALS = ['JEST_STATE_SYMBOL', 'EVENT_HANDLERS'];

/**
 * Runs the specs in Node's own context: with a context for each file nothing can be shared between them, and every look
 * at a global takes a detour. What a file changes of the process is put back after it.
 */
export default class SharedEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;
  before = { env: { ...process.env }, exit: process.exit, console: globalThis.console };

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    for (const name of Object.keys(process.env)) if (!(name in this.before.env)) delete process.env[name];
    Object.assign(process.env, this.before.env);
    process.exit = this.before.exit;
    globalThis.console = this.before.console;
    for (const symbol of Object.getOwnPropertySymbols(globalThis))
      if (RUNNER_GLOBALS.includes(symbol.description)) delete globalThis[symbol];
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return null;
  }
}
