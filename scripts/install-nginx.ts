import { existsSync } from 'node:fs';
import { installByApt } from './install-by-apt.ts';

const CANDIDATES = [process.env.NGINX_PATH, '/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'];

/** The reverse proxy that tests put in front: the system's, installed by apt where it is missing. */
export function ensureNginx(): string | undefined {
  const found = findNginx();
  if (found !== undefined) return found;
  installByApt('nginx-light');
  return findNginx();
}

const findNginx = () => CANDIDATES.find((path) => path !== undefined && existsSync(path));
