import { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire, isBuiltin } from 'node:module';
import { join, sep } from 'node:path';
import { compileFunction, constants } from 'node:vm';
import JestRuntime from 'jest-runtime';

const nodeRequire = createRequire(import.meta.url);
const sources = join(import.meta.dirname, '../../src') + sep;
const isShared = (path) => path.startsWith(sources) && !path.endsWith('.spec.ts');
const parameters = ['module', 'exports', 'require', '__dirname', '__filename', 'jest'];

/** The modules of src and their source maps, loaded once for all spec files of a worker. */
const shared = { modules: new Map(), sourceMaps: new Map() };
let current = null;

const asyncHooks = nodeRequire('node:async_hooks');
/** The one that all copies of Jest's runner get: each of their own would be visited by every promise to the end (Node 20). */
const runnerStorage = new AsyncLocalStorage();

/**
 * Loads packages as Node does, and the modules of src once for a worker: by itself Jest loads all of them anew for every
 * spec file, which took longer than the tests. Specs and what lies in test/ are each file's own. See docs/decisions.md,
 * 'Specs share the modules of src'.
 */
export default class SharedRuntime extends JestRuntime {
  constructor(...options) {
    super(...options);
    current = this;
    this.executor.compile = (source, filename) =>
      compileFunction(source, parameters, {
        filename,
        importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
      });
    for (const [path, module] of shared.modules) this.registries.getActiveCjsRegistry().set(path, module);
    for (const [path, map] of shared.sourceMaps) this.getSourceMaps().set(path, map);
  }

  /** A module of src that loads another one late does so in the file that runs then. */
  requireModuleOrMock(from, name) {
    return current === this ? super.requireModuleOrMock(from, name) : current.requireModuleOrMock(from, name);
  }

  requireModule(from, name, ...options) {
    // Jest's own createRequire finds modules of src, which Node's does not.
    if (/^(node:)?module$/.test(name)) return super.requireModule(from, name, ...options);
    if (name && isBuiltin(name)) return nodeRequire(name);
    if (name && !/^[./]/.test(name)) return createRequire(from)(name);
    if (!name && from.includes(`${sep}node_modules${sep}`)) return nodeRequire(from);
    return super.requireModule(from, name, ...options);
  }

  /** Jest's own modules; the one that holds the tests of a file is new for every file. */
  requireInternalModule(from, name) {
    if (name) return createRequire(from)(name);
    delete nodeRequire.cache[from];
    asyncHooks.AsyncLocalStorage = function RunnerStorage() {
      return runnerStorage;
    };
    try {
      return createRequire(from)(from);
    } finally {
      asyncHooks.AsyncLocalStorage = AsyncLocalStorage;
    }
  }

  teardown() {
    for (const [path, module] of this.registries.getActiveCjsRegistry())
      if (isShared(path) && module.loaded) shared.modules.set(path, module);
    for (const [path, map] of this.getSourceMaps()) if (isShared(path)) shared.sourceMaps.set(path, map);
    super.teardown();
  }
}
