import fastify from 'fastify';
import { Pool } from 'pg';
import type { Ceiling } from './captured.ts';

/**
 * The least that answers the same: Fastify without a hook, a schema or a log, the same statements one after the
 * other on as many connections, and the bytes that the API made of them.
 */
process.once('message', (message) => {
  // What our own parent sends.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  void serve(message as Ceiling);
});

async function serve({ databaseUrl, connections, routes }: Ceiling): Promise<void> {
  const pool = new Pool({ connectionString: databaseUrl, max: connections });
  const app = fastify();
  for (const { path, statements, body } of routes) {
    // A query is no part of a route.
    app.get(path.replace(/\?.*$/u, ''), async (_request, reply) => {
      for (const { text, values } of statements) await pool.query(text, values);
      return reply.type('application/json; charset=utf-8').send(body);
    });
  }
  process.send?.({ type: 'ready', url: await app.listen({ host: '127.0.0.1', port: 0 }) });
}

process.once('disconnect', () => process.exit());
