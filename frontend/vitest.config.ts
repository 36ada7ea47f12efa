import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}', '*.test.ts'],
    setupFiles: ['src/testing/setup.ts'],
    restoreMocks: true,
    isolate: false,
    // By itself Vitest leaves one core idle: on two cores that is half of them.
    maxWorkers: availableParallelism(),
    testTimeout: 60_000,
  },
});
