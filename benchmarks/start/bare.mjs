// @ts-check
// The peer: the least that Node and Fastify need to answer once.
import Fastify from 'fastify';

const app = Fastify();
app.get('/', () => ({ ok: true }));
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
