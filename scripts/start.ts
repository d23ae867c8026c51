import { buildWebOnce } from './build-web.ts';

// The runner that started this process has ended, so the server ends too.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

await buildWebOnce();
await import('../server/main.ts');
