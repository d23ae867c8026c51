import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { roomPictures } from './pictures.ts';

/** `npm run rooms`: draws the rooms again after their table has changed. */
for (const [path, svg] of Object.entries(roomPictures())) {
  writeFileSync(join(import.meta.dirname, '..', '..', path), svg);
}
