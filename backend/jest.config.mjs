/**
 * Sources and tests are compiled to CommonJS by SWC (see docs/decisions.md, 'Jest module format'), and specs share the
 * modules of src (see 'Specs share the modules of src').
 */
const jsc = {
  target: 'es2022',
  parser: { syntax: 'typescript', decorators: true },
  transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
  keepClassNames: true,
};
export default {
  testEnvironment: '<rootDir>/test/setup/shared-environment.mjs',
  runtime: '<rootDir>/test/setup/shared-runtime.mjs',
  roots: ['<rootDir>/test', '<rootDir>/src'],
  testRegex: '\\.spec\\.ts$',
  // As many as there are cores usually: with more, what waits for a moment comes too late.
  maxWorkers: 2,
  // A busy machine is slow, not wrong; this is what a test that hangs may cost.
  testTimeout: 120_000,
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': ['$1.js', '$1'] },
  transform: {
    '^.+\\.ts$': ['@swc/jest', { module: { type: 'commonjs' }, sourceMaps: 'inline', jsc }],
    '^.+\\.m?js$': [
      '@swc/jest',
      { module: { type: 'commonjs' }, jsc: { target: 'es2022', parser: { syntax: 'ecmascript' } } },
    ],
  },
  // What is compiled outlives the folder of a run.
  cacheDirectory: '<rootDir>/../node_modules/.cache/jest',
  setupFiles: ['reflect-metadata'],
  globalSetup: '<rootDir>/test/setup/global-setup.mjs',
  globalTeardown: '<rootDir>/test/setup/global-teardown.mjs',
};
