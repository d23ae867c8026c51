import { join } from 'node:path';

/**
 * Where the programs that tests start, and their threads, find the code that earlier ones compiled: to compile it takes
 * longer than many of them run.
 */
export const COMPILE_CACHE = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'larder');
