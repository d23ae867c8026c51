import { readFileSync, writeFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';

/** Makes an intact snapshot name another schema in its header, as another version would. */
export function claimSchema(path: string, schema: string): void {
  const file = readFileSync(path);
  const end = 16 + file.readUInt32LE(8);
  const header = { ...JSON.parse(file.toString('utf8', 16, end)), schema };
  const json = Buffer.from(JSON.stringify(header));
  const start = Buffer.from(file.subarray(0, 16));
  start.writeUInt32LE(json.length, 8);
  start.writeUInt32LE(crc32(json), 12);
  writeFileSync(path, Buffer.concat([start, json, file.subarray(end)]));
}
