/**
 * Sources, tests and Nest itself are compiled to CommonJS by SWC: native ESM in Jest breaks on
 * CommonJS packages that require Nest (see docs/decisions.md, 'Jest module format').
 */
const jsc = {
  target: 'es2022',
  parser: { syntax: 'typescript', decorators: true },
  transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
  keepClassNames: true,
};
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/test', '<rootDir>/src'],
  testRegex: '\\.spec\\.ts$',
  // Most specs wait: for leases, pauses and other processes. More of them than cores keep the cores busy.
  maxWorkers: 3,
  // A busy machine is slow, not wrong.
  testTimeout: 300_000,
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': ['$1.js', '$1'] },
  transform: {
    '^.+\\.ts$': ['@swc/jest', { module: { type: 'commonjs' }, sourceMaps: 'inline', jsc }],
    '^.+\\.m?js$': [
      '@swc/jest',
      { module: { type: 'commonjs' }, jsc: { target: 'es2022', parser: { syntax: 'ecmascript' } } },
    ],
  },
  transformIgnorePatterns: [
    '/node_modules/(?!(@nestjs/|file-type|strtok3|token-types|uint8array-extras|@tokenizer|@borewit|load-esm|es-toolkit))',
  ],
  setupFiles: ['reflect-metadata'],
  globalSetup: '<rootDir>/test/setup/global-setup.mjs',
  globalTeardown: '<rootDir>/test/setup/global-teardown.mjs',
};
