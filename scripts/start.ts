import { buildWebOnce } from './build-web.ts';

// The runner that started this process is gone, whichever way: so is who wanted the server.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

await buildWebOnce();
await import('../server/main.ts');
