import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { COMPILE_CACHE } from './tests/support/compile-cache.ts';
import { lazyPages } from './vite.config.ts';

/** They start programs that keep the processors busy themselves: one at a time. */
const PROGRAMS = [
  'tests/process.test.ts',
  'server/search/opensearch/opensearch.test.ts',
  'server/features/hierarchy/neo4j/neo4j.test.ts',
  'server/backup/backup.test.ts',
  'tests/search-quality/search-quality.test.ts',
  'importers/cli.test.ts',
  'tests/restore.test.ts',
  'tests/cluster.test.ts',
  'server/catalogue/evaluation/evaluate-at-start.test.ts',
];

// For the threads that the code under test starts.
process.env.NODE_COMPILE_CACHE ??= COMPILE_CACHE;

export default defineConfig({
  plugins: [lazyPages()],
  test: {
    globalSetup: ['tests/support/global-setup.ts'],
    setupFiles: ['tests/support/fail-on-unexpected-error.ts'],
    // Test files of one worker share their modules: loading those again for each takes as long as many of the tests.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'programs', include: PROGRAMS, maxWorkers: 1, sequence: { groupOrder: 0 } },
      },
      {
        extends: true,
        test: {
          name: 'rest',
          include: ['{contract,demo,server,importers,web,tests}/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/**', 'node_modules/**', ...PROGRAMS],
          // Many wait for a store: a core kept free for the runner would stand idle.
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
