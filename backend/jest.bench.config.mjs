import tests from './jest.config.mjs';

const common = { ...tests };
delete common.globalSetup;
delete common.globalTeardown;

/** Benchmarks of what has no server: run by `npm run bench`, never among the tests. */
export default { ...common, roots: ['<rootDir>/bench'], testRegex: '\\.bench\\.ts$', maxWorkers: 1 };
