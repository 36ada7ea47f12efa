import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const withDocument = ['src/**/*.test.tsx', '**/*.dom.test.ts'];

export default defineConfig({
  plugins: [react()],
  test: {
    restoreMocks: true,
    isolate: false,
    // By itself Vitest leaves one core idle: on two cores that is half of them.
    maxWorkers: availableParallelism(),
    testTimeout: 90_000,
    // A document takes longer to make than most rules take to test.
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          include: ['src/**/*.test.ts', '*.test.ts'],
          exclude: withDocument,
          setupFiles: ['src/testing/first-language.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'jsdom',
          include: withDocument,
          exclude: ['node_modules', 'e2e'],
          setupFiles: ['src/testing/setup.ts', 'src/testing/first-language.ts'],
        },
      },
    ],
  },
});
