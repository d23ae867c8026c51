import { buildWebOnce } from './build-web.ts';

await buildWebOnce();
await import('../server/main.ts');
