import type { FastifyInstance } from 'fastify';
import { sendFailure } from './problem.ts';

/** How long a part may take to say that it is there. */
const PROBE_TIMEOUT_MS = 2_000;

/** What must answer before requests are sent here, each with what to say where it does not. */
export interface Probe {
  readonly failure: string;
  readonly answers: () => Promise<boolean>;
}

/**
 * `GET /healthz`: the process is alive. `GET /readyz`: it can serve, with a warning of what may soon not be so, or is so in part.
 */
export function operationRoutes(
  app: FastifyInstance,
  probes: readonly Probe[],
  warn: () => Promise<string | undefined> = async () => undefined,
): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', async (_request, reply) => {
    const answers = await Promise.all(probes.map((probe) => answersInTime(probe)));
    const failures = probes.filter((_probe, index) => !answers[index]).map((probe) => probe.failure);
    if (failures.length > 0) return sendFailure(reply, { code: 'unavailable', detail: failures.join(' ') });
    reply.header('cache-control', 'no-store');
    const warning = await warn();
    return { status: 'ready', ...(warning !== undefined && { warning }) };
  });
}

async function answersInTime({ answers }: Probe): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, PROBE_TIMEOUT_MS, false);
  });
  try {
    return await Promise.race([answers(), tooLate]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
