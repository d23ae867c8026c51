import { type MergeRefusal, mergeRefusal } from '#contract/merge-refusal.ts';
import { mergedByLine } from '#contract/merged-lines.ts';
import type { OrderLine } from '#contract/orders.schema.ts';
import { type Failure, fail, ok, type Result } from '#contract/result.ts';
import { t } from '#server/language/speech.ts';

type Wanted = Pick<OrderLine, 'line' | 'is_aside' | 'merged_into'>;

/**
 * Sets lines aside, merges them or brings them back: all of them, or none where one cannot be. What is wanted is the
 * state, so that the same again changes nothing and the states before undo it.
 */
export function setAside(before: readonly OrderLine[], wanted: readonly Wanted[]): Result<OrderLine[]> {
  const lineOf = new Map(before.map((line) => [line.line, line]));
  for (const { line: number, is_aside, merged_into } of wanted) {
    const line = lineOf.get(number);
    if (!line) return fail('not_found', t`This order has no line ${number}.`);
    lineOf.set(number, { ...line, is_aside: is_aside || merged_into !== null, merged_into });
  }
  const after = [...lineOf.values()];
  const touched = new Set(wanted.map(({ line }) => line));
  const refusal = refuse(before, after, touched);
  return refusal ? { ok: false, failure: refusal } : ok(after.filter(({ line }) => touched.has(line)));
}

function refuse(
  before: readonly OrderLine[],
  after: readonly OrderLine[],
  touched: ReadonlySet<number>,
): Failure | undefined {
  const lineOf = new Map(after.map((line) => [line.line, line]));
  const partsOf = mergedByLine(after);
  const wereParts = mergedByLine(before);
  for (const [number, parts] of partsOf) {
    if (!touched.has(number) && !parts.some(({ line }) => touched.has(line))) continue;
    const line = lineOf.get(number);
    if (!line) return failureOf('not_found', t`This order has no line ${number}.`);
    if (line.merged_into !== null)
      return failureOf('conflict', t`Line ${number} is merged with another. Separate them first.`);
    if (numbersOf(parts) === numbersOf(wereParts.get(number))) continue;
    const refusal = mergeRefusal([line, ...parts]);
    if (refusal) return failureOf('conflict', refusalText(refusal, [line, ...parts]));
  }
  // A swap was worked out for what its line ordered.
  for (const [number, parts] of wereParts) {
    const line = lineOf.get(number);
    if (line?.swapped_gtin && numbersOf(parts) !== numbersOf(partsOf.get(number)))
      return failureOf('conflict', refusalText('swap', [line]));
  }
  return undefined;
}

const numbersOf = (lines: readonly OrderLine[] = []) => lines.map(({ line }) => line).join();

const failureOf = (code: 'not_found' | 'conflict', detail: string): Failure => ({ code, detail });

function refusalText(refusal: MergeRefusal, lines: readonly OrderLine[]): string {
  const numbers = lines.map(({ line }) => line).join(', ');
  if (refusal === 'product') return t`Lines ${numbers} are not of the same product.`;
  if (refusal === 'unit') return t`Lines ${numbers} count different units or packs.`;
  if (refusal === 'quantity') return t`One of the lines ${numbers} has no quantity.`;
  const swapped = lines.find(({ swapped_gtin }) => swapped_gtin !== null)?.line ?? '';
  return t`Line ${swapped} is swapped for another product. Undo the swap first.`;
}
