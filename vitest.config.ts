import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { COMPILE_CACHE } from './tests/support/compile-cache.ts';
import { lazyPages } from './vite.config.ts';

/** They wait for programs they start. Last, as their size has it, they would keep one worker while the others are done. */
const SLOWEST = [
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

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = SLOWEST.findIndex((path) => moduleId.endsWith(path));
      return at === -1 ? SLOWEST.length : at;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

// For the threads that the code under test starts.
process.env.NODE_COMPILE_CACHE ??= COMPILE_CACHE;

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
    sequence: { sequencer: SlowestFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
