import { readFileSync, writeFileSync } from 'node:fs';
import type { JudgedSet } from './judged-query.ts';

const PATH = new URL('./baseline.json', import.meta.url);
const DIGITS = 4;

/** nDCG@10 of each set, below which the engine must not fall. */
export type Baseline = Readonly<Partial<Record<JudgedSet, number>>>;

export function readBaseline(): Baseline {
  return JSON.parse(readFileSync(PATH, 'utf8'));
}

/** Takes today's figure of a set for its baseline. */
export function writeBaseline(set: JudgedSet, ndcg: number): void {
  const baseline = { ...readBaseline(), [set]: Number(ndcg.toFixed(DIGITS)) };
  writeFileSync(PATH, `${JSON.stringify(baseline, null, 2)}\n`);
}
