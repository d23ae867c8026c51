import { open } from 'node:fs/promises';
import { appendBatch } from './packed-batches.ts';
import { openCatalogue, packed } from './search-catalogue.ts';

/** `node write-batches.ts FILE [PRODUCTS]`: prints the time of one processor, in s. */
const BATCH = 2_000;

const [path = '', products] = process.argv.slice(2);
const catalogue = await openCatalogue(products === undefined ? undefined : Number(products));
const before = process.threadCpuUsage();
const file = await open(path, 'wx');
for await (const batch of packed(catalogue.batches(BATCH))) await appendBatch(file, batch);
await file.close();
const { user, system } = process.threadCpuUsage(before);
process.stdout.write(String((user + system) / 1e6));
