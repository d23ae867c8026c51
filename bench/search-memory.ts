import { readFileSync } from 'node:fs';
import { createLog } from '#server/log.ts';
import { searchGeneration } from '#server/search/embedded/query/search-generation.ts';
import { openIndexWriter } from '#server/search/embedded/writer/index-writer.ts';
import type { SearchQuery } from '#server/search/engine.ts';

/**
 * `node search-memory.ts FOLDER QUERIES`: prints how much memory a process has resident, in bytes, that has loaded the index of the
 * folder and answered the queries of the file, with and without facets.
 */
const [folder = '', queries = ''] = process.argv.slice(2);
const writer = openIndexWriter(folder, createLog('warn'));
await writer.load();
for (const query of JSON.parse(readFileSync(queries, 'utf8')) as SearchQuery[])
  for (const facets of [false, true]) searchGeneration(writer.generation(), { ...query, facets });
process.stdout.write(`${process.memoryUsage.rss()}\n`);
await writer.close();
