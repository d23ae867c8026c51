/** The same items; the next one is read while the last is being used. What has been read is left as it is where the use ends. */
export async function* readAhead<T>(items: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = items[Symbol.asyncIterator]();
  const read = () => {
    const next = iterator.next();
    // Its failure is told where it is awaited, which may be later or never.
    next.catch(() => undefined);
    return next;
  };
  try {
    for (let next = read(); ; ) {
      const { done, value } = await next;
      if (done) return;
      next = read();
      yield value;
    }
  } finally {
    await iterator.return?.();
  }
}
