import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { installByApt } from '../scripts/install-by-apt.ts';

const XVFB = '/usr/bin/Xvfb';

export interface VirtualDisplay {
  /** What a program needs in its environment to open its windows there. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/**
 * A screen in memory. A browser without a window tells of no frame when something changes in a bar that sticks to the
 * window's edge (Chromium 156); with a window it does.
 */
export async function openVirtualDisplay(): Promise<VirtualDisplay> {
  if (!existsSync(XVFB)) installByApt('xvfb');
  const screen = spawn(XVFB, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  });
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  return {
    env: { DISPLAY: `:${number.toString().trim()}` },
    stop: async () => {
      screen.kill();
      await once(screen, 'exit');
    },
  };
}
