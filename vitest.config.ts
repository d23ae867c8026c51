import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { lazyPages } from './vite.config.ts';

export default defineConfig({
  plugins: [lazyPages()],
  test: {
    include: ['{contract,demo,server,importers,web,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'node_modules/**'],
    globalSetup: ['tests/support/global-setup.ts'],
    setupFiles: ['tests/support/fail-on-unexpected-error.ts'],
    // Many wait for a store or a process: a core kept free for the runner would stand idle.
    maxWorkers: availableParallelism(),
    // Test files of one worker share their modules: loading those again for each takes as long as many of the tests.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
