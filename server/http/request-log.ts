import type { FastifyBaseLogger } from 'fastify';

type Making = Parameters<FastifyBaseLogger['child']>;

/**
 * The log of a request, with its id, made with its first line: most requests have none but the one that all have, and making it
 * takes as long as writing a line.
 */
export function requestLog(log: FastifyBaseLogger, ...making: Making): FastifyBaseLogger {
  return new RequestLog(log, making) as RequestLog & FastifyBaseLogger;
}

class RequestLog {
  readonly #parent: FastifyBaseLogger;
  readonly #making: Making;
  #made: FastifyBaseLogger | undefined;

  constructor(parent: FastifyBaseLogger, making: Making) {
    this.#parent = parent;
    this.#making = making;
  }

  made(): FastifyBaseLogger {
    this.#made ??= this.#parent.child(...this.#making);
    return this.#made;
  }

  get level(): string {
    return this.made().level;
  }

  set level(level: string) {
    this.made().level = level;
  }

  child(...making: Making): FastifyBaseLogger {
    return this.made().child(...making);
  }
}

const LINES = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
for (const name of LINES) {
  Object.defineProperty(RequestLog.prototype, name, {
    value(this: RequestLog, ...line: Parameters<FastifyBaseLogger[typeof name]>) {
      this.made()[name](...line);
    },
  });
}
