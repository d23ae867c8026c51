import { setImmediate } from 'node:timers/promises';
import type { Candidate, FileLine, OrderLine } from '#contract/orders.schema.ts';
import type { Deps } from '#server/deps.ts';
import { NOT_SWAPPED } from '../swaps/set-swaps.ts';
import { findCodedItems, listBrands } from './codes.queries.ts';
import { type FindByName, nameFinder } from './find-by-name.ts';
import { type ByCode, gtinsToTry, matchByCode } from './match-by-code.ts';
import { type ReadCode, readCode } from './read-code.ts';
import { isSure, reasonOf, type Scored } from './score-candidate.ts';

/** Worth being shown to choose from. */
const POSSIBLE = 0.2;

/** Accounts for every line: by code, else by name, else not in the catalogue, or with what is wrong. */
export async function matchLines(
  { db, search }: Pick<Deps, 'db' | 'search'>,
  lines: readonly FileLine[],
): Promise<OrderLine[]> {
  const codes = lines.map(({ code }) => readCode(code));
  const items = await findCodedItems(db, [...new Set(codes.flatMap(gtinsToTry))]);
  const find = nameFinder(search, await listBrands(db));
  const matched: OrderLine[] = [];
  for (const [i, line] of lines.entries()) {
    const code = codes[i] ?? { kind: 'none' };
    const byCode = matchByCode(line, code, items);
    if (byCode) matched.push(lineByCode(line, byCode));
    else {
      matched.push(await lineByName(line, code, find));
      // Other requests come in between.
      await setImmediate();
    }
  }
  return matched;
}

export const UNMATCHED = {
  ...NOT_SWAPPED,
  gtin: null,
  level: null,
  holds: null,
  is_chosen: false,
  is_aside: false,
  merged_into: null,
  is_warning: false,
  candidates: [],
} as const;

export function lineByCode(line: FileLine, { note, ...found }: ByCode): OrderLine {
  return { ...line, ...UNMATCHED, candidates: [], ...found, match: 'code', note };
}

async function lineByName(line: FileLine, code: ReadCode, find: FindByName): Promise<OrderLine> {
  const fault = faultOf(code);
  if (line.name.trim() === '') {
    const note =
      fault ??
      (code.kind === 'right'
        ? 'No product has this code, and the line has no name'
        : 'The line has no code and no name');
    return {
      ...line,
      ...UNMATCHED,
      candidates: [],
      match: code.kind === 'right' ? 'absent' : 'problem',
      is_warning: true,
      note,
    };
  }
  const found = (await find(line)).filter(({ likelihood }) => likelihood >= POSSIBLE);
  const [best] = found;
  const candidates = found.map(toCandidate);
  if (best && isSure(found)) {
    const unknown = code.kind === 'right' ? 'No product has this code' : fault;
    return {
      ...line,
      ...UNMATCHED,
      candidates,
      match: 'name',
      gtin: best.gtin,
      is_warning: unknown !== null || best.pack !== 'agrees',
      note: unknown === null ? reasonOf(best) : `${unknown}; matched by name`,
    };
  }
  if (fault !== null)
    return { ...line, ...UNMATCHED, candidates, match: 'problem', is_warning: true, note: fault };
  if (!best) {
    const note =
      code.kind === 'right' ? 'No product has this code or a name like it' : 'No product has a name like it';
    return { ...line, ...UNMATCHED, candidates, match: 'absent', note };
  }
  const several =
    found.length > 1 ? 'Several products fit; choose one' : 'One product may fit; choose it or none';
  const note = code.kind === 'right' ? 'No product has this code; choose by name' : several;
  return { ...line, ...UNMATCHED, candidates, match: 'name', is_warning: true, note };
}

function faultOf(code: ReadCode): string | null {
  return code.kind === 'lost' || code.kind === 'doubtful' ? code.fault : null;
}

function toCandidate(scored: Scored): Candidate {
  const { gtin, likelihood } = scored;
  return { gtin, likelihood: Math.round(likelihood * 100) / 100, why: reasonOf(scored) };
}
