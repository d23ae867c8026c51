import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { COMPILE_CACHE } from './tests/support/compile-cache.ts';
import { lazyPages } from './vite.config.ts';

/** They start programs that keep the processors busy themselves: one at a time. */
const PROGRAMS = [
  'tests/process.test.ts',
  'tests/waiting-connections.test.ts',
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

/** What Vite has to load: JSX and styles, and modules that a test puts others in place of. */
const BY_VITE = ['web/**/*.test.{ts,tsx}', 'server/search/embedded/storage/snapshot-schema.test.ts'];

/** Many wait for a store: a core kept free for the runner would stand idle. */
const REST = { maxWorkers: availableParallelism(), sequence: { groupOrder: 1 } };

export default defineConfig({
  test: {
    globalSetup: ['tests/support/global-setup.ts'],
    setupFiles: ['tests/support/fail-on-unexpected-error.ts', 'tests/support/fail-on-fake-timers.ts'],
    // Test files of one worker share their modules: loading those again for each takes as long as many of the tests.
    isolate: false,
    // Against what hangs: a machine with other work takes ten times as long as one without.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: { name: 'programs', include: PROGRAMS, maxWorkers: 1, sequence: { groupOrder: 0 } },
      },
      {
        extends: true,
        test: {
          ...REST,
          name: 'rest',
          // Node loads them itself, which takes less of the processor: it keeps the code it compiled.
          experimental: { viteModuleRunner: false },
          include: ['{contract,demo,server,importers,tests}/**/*.test.ts'],
          exclude: ['tests/e2e/**', ...PROGRAMS, ...BY_VITE],
        },
      },
      {
        extends: true,
        plugins: [lazyPages()],
        test: { ...REST, name: 'vite', include: BY_VITE },
      },
    ],
  },
});
