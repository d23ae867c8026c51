import { isStorable } from '#contract/storable-text.ts';

const UNREADABLE = '\ufffd';

/** The value, with what no store can keep replaced in its texts: NULs and halves of characters. Itself where there are none. */
export function storable<T>(value: T): T {
  return isAllStorable(value) ? value : (replaceIn(value) as T);
}

/** Looked at first: nearly all rows are, and a copy of each takes several times as long. */
function isAllStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  for (const each of Object.values(value)) if (!isAllStorable(each)) return false;
  return true;
}

function replaceIn(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', UNREADABLE).toWellFormed();
  if (Array.isArray(value)) return value.map(replaceIn);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, replaceIn(each)]));
}
