import type { Failure, Result } from '#contract/result.ts';

/** Why a search cannot be answered, in a sentence for the person at the screen; the message is for the log. */
export class SearchFailure extends Error {
  readonly #failure: Failure;

  /** Of the cause only the message is kept: a client hangs addresses with passwords on its errors. */
  constructor(failure: Failure, cause?: unknown) {
    super(cause instanceof Error ? `${failure.detail} (${cause.message})` : failure.detail);
    this.name = 'SearchFailure';
    this.#failure = failure;
  }

  get failure(): Failure {
    return this.#failure;
  }
}

const AGAIN_SECONDS = 2;

/** A part of the catalogue would be a wrong answer: until the index has all of it, search says so. */
export function notReady(): Result<never> {
  const detail = 'The catalogue is being indexed. Try again in a moment.';
  return { ok: false, failure: { code: 'unavailable', detail, retryAfterSeconds: AGAIN_SECONDS } };
}

/** The engine does not answer just now. */
export function unreachable(cause?: unknown): SearchFailure {
  const detail = 'Larder cannot search just now. Please try again in a moment.';
  return new SearchFailure({ code: 'unavailable', detail, retryAfterSeconds: AGAIN_SECONDS }, cause);
}

export function tooManyWords(): SearchFailure {
  const detail = 'This search has too many words, or too many that go by other names. Use fewer.';
  return new SearchFailure({ code: 'invalid', detail });
}

export function tooDeep(deepest: number): SearchFailure {
  const detail = `Only the first ${deepest.toLocaleString('en')} products of a search can be listed. Narrow it by filters.`;
  return new SearchFailure({ code: 'invalid', detail });
}
