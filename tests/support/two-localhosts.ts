import dns from 'node:dns/promises';
import { syncBuiltinESMExports } from 'node:module';

/** Loaded before the server: `localhost` has a second address, 127.0.0.2, where many machines give it one alone. */
export const twoLocalhosts = () => ({ HOST: 'localhost', NODE_OPTIONS: `--import=${import.meta.filename}` });

if (process.env.HOST === 'localhost') {
  const { lookup } = dns;
  const addresses = ['127.0.0.1', '127.0.0.2'].map((address) => ({ address, family: 4 }));
  const known = async (host: string, options: object) =>
    host === 'localhost' && 'all' in options ? addresses : lookup(host, options);
  Object.assign(dns, { lookup: known });
  syncBuiltinESMExports();
}
