const UNREADABLE = '\ufffd';

/** The value, with what no store can keep replaced in its texts: NULs and halves of characters. Itself where there are none. */
export function storable<T>(value: T): T {
  return replaceIn(value) as T;
}

function replaceIn(value: unknown): unknown {
  if (typeof value === 'string')
    return value.includes('\0') || !value.isWellFormed()
      ? value.replaceAll('\0', UNREADABLE).toWellFormed()
      : value;
  if (typeof value !== 'object' || value === null) return value;
  let copy: Record<string, unknown> | unknown[] | undefined;
  for (const key in value) {
    const before = (value as Record<string, unknown>)[key];
    const after = replaceIn(before);
    if (after === before) continue;
    copy ??= Array.isArray(value) ? [...value] : { ...value };
    (copy as Record<string, unknown>)[key] = after;
  }
  return copy ?? value;
}
