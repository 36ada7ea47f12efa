import tests from './jest.config.mjs';

const { globalSetup: _setup, globalTeardown: _teardown, ...common } = tests;

/** Benchmarks of what has no server: run by `npm run bench`, never among the tests. */
export default { ...common, roots: ['<rootDir>/bench'], testRegex: '\\.bench\\.ts$', maxWorkers: 1 };
