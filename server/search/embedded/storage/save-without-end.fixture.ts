import { writeFileSync } from 'node:fs';
import { loadSnapshot } from './load-snapshot.ts';
import { saveSnapshot } from './snapshot-file.ts';

// Run by a test that kills it: node save-without-end.fixture.ts FOLDER MARK
const [, , folder = '', mark = ''] = process.argv;
let snapshot = loadSnapshot(folder);
for (;;) {
  snapshot = { ...snapshot, sequence: snapshot.sequence + 1 };
  saveSnapshot(folder, snapshot);
  writeFileSync(mark, '');
}
