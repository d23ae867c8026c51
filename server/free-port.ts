import { once } from 'node:events';
import { createServer } from 'node:net';

export interface HeldPort {
  readonly port: number;
  /** Frees it for the server. */
  release(): Promise<void>;
}

/** A port that no other program gets until it is released: addresses that hold it are made before the server listens. */
export async function holdFreePort(host: string): Promise<HeldPort> {
  const probe = createServer((socket) => socket.destroy());
  probe.listen(0, host);
  await once(probe, 'listening');
  const address = probe.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return {
    port: address.port,
    release: () => new Promise((resolve) => probe.close(() => resolve())),
  };
}

/** A port that is free now, for a program that cannot be handed one. */
export async function findFreePort(host: string): Promise<number> {
  const { port, release } = await holdFreePort(host);
  await release();
  return port;
}
