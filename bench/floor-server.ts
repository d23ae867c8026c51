import fastify from 'fastify';

/** The floor of an answer over HTTP: Fastify with nothing to do but to send this many bytes. `node floor-server.ts BYTES` */
const body = Buffer.alloc(Number(process.argv[2]), 'x');
const app = fastify();
app.get('/*', (_request, reply) => reply.type('application/json').send(body));
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
