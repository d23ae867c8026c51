import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port that is free now: addresses that hold the port are made before the server listens. */
export async function findFreePort(host: string): Promise<number> {
  const probe = createServer();
  probe.listen(0, host);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}
