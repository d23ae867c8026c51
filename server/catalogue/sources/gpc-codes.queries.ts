import type { Pool, PoolClient } from 'pg';
import type { CategoryCodes } from '../trade-item.ts';

/** GPC as the store has it: which class a brick and which family a class is of. */
export interface GpcCodes {
  readonly families: ReadonlySet<string>;
  readonly familyOfClass: ReadonlyMap<string, string>;
  readonly classOfBrick: ReadonlyMap<string, string>;
}

const loaded = new WeakMap<Pool, Promise<GpcCodes>>();

/** About 1,200 codes that only a migration changes: read once for a pool. */
export function loadGpcCodes(pool: Pool, client: PoolClient): Promise<GpcCodes> {
  const known = loaded.get(pool);
  if (known) return known;
  const codes = readGpcCodes(client);
  loaded.set(pool, codes);
  codes.catch(() => loaded.delete(pool));
  return codes;
}

/** The codes where the pool has read them before; undefined otherwise. */
export function knownGpcCodes(pool: Pool): Promise<GpcCodes> | undefined {
  return loaded.get(pool);
}

async function readGpcCodes(client: PoolClient): Promise<GpcCodes> {
  const pairs = async (query: string) => {
    const { rows } = await client.query<[string, string]>({ text: query, rowMode: 'array' });
    return rows;
  };
  const families = await pairs('SELECT gpc_code, gpc_code FROM gpc_families');
  return {
    families: new Set(families.map(([code]) => code)),
    familyOfClass: new Map(await pairs('SELECT gpc_code, family_code FROM gpc_classes')),
    classOfBrick: new Map(await pairs('SELECT gpc_code, class_code FROM gpc_bricks')),
  };
}

/** Fills coarser codes from finer ones, which win where they disagree. A code GPC does not have is dropped. */
export function resolveCategory(gpc: GpcCodes, given: CategoryCodes): CategoryCodes {
  const classOfBrick = given.brick_code === null ? undefined : gpc.classOfBrick.get(given.brick_code);
  const classCode = classOfBrick ?? given.class_code;
  const familyOfClass = classCode === null ? undefined : gpc.familyOfClass.get(classCode);
  const familyCode = familyOfClass ?? given.family_code;
  return {
    family_code: familyCode !== null && gpc.families.has(familyCode) ? familyCode : null,
    class_code: familyOfClass ? classCode : null,
    brick_code: classOfBrick ? given.brick_code : null,
  };
}
