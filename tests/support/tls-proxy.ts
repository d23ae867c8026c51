import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { findFreePort } from '#server/free-port.ts';
import { ensureNginx } from '../../scripts/install-nginx.ts';
import { pollUntil } from './poll-until.ts';

const CONFIG = join(import.meta.dirname, '..', '..', 'deploy', 'nginx', 'larder.conf');

export interface TlsProxy {
  /** Status 0: no answer came. */
  call(
    method: string,
    path: string,
    token?: string,
    body?: object,
  ): Promise<{ readonly status: number; readonly body: string }>;
  stop(): Promise<void>;
}

/** nginx with the configuration of `deploy/nginx` in front of two servers, with a certificate of its own. */
export async function openTlsProxy(folder: string, servers: readonly [string, string]): Promise<TlsProxy> {
  const nginx = ensureNginx();
  if (nginx === undefined) throw new Error('There is no nginx, and apt could not install it.');
  mkdirSync(folder);
  const certificate = makeCertificate(folder);
  const port = await findFreePort('127.0.0.1');
  writeFileSync(join(folder, 'nginx.conf'), configFor(folder, port, servers));
  const child = spawn(nginx, ['-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')], {
    stdio: 'ignore',
  });
  const agent = new Agent({ ca: certificate, maxSockets: 64, keepAlive: true });
  const call: TlsProxy['call'] = (method, path, token, body) =>
    new Promise((resolve) => {
      const headers = {
        host: 'larder.example',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      };
      const options = { host: '127.0.0.1', port, path, method, headers, agent, servername: 'larder.example' };
      const sent = request(options, async (answer) =>
        resolve({ status: answer.statusCode ?? 0, body: await text(answer).catch(() => '') }),
      );
      sent.on('error', () => resolve({ status: 0, body: '' }));
      sent.end(body && JSON.stringify(body));
    });
  await pollUntil('the proxy answers', async () => (await call('GET', '/healthz')).status === 200);
  return {
    call,
    async stop() {
      agent.destroy();
      child.kill('SIGQUIT');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

function makeCertificate(folder: string): Buffer {
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  const subject = ['-subj', '/CN=larder.example', '-addext', 'subjectAltName=DNS:larder.example'];
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-days',
      '2',
      ...subject,
    ].concat('-keyout', key, '-out', certificate),
    { stdio: 'ignore' },
  );
  return readFileSync(certificate);
}

function configFor(folder: string, port: number, servers: readonly [string, string]): string {
  const [first, second] = servers.map((url) => new URL(url).host);
  const site = readFileSync(CONFIG, 'utf8')
    .replace('127.0.0.1:3001', first ?? '')
    .replace('127.0.0.1:3002', second ?? '')
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replaceAll('/etc/larder/tls', folder);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user} daemon off; worker_processes 1; pid ${join(folder, 'pid')};
events { worker_connections 1024; }
http { access_log off; ${temporary.join(' ')}
${site} }`;
}
