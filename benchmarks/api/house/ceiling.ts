import { verify } from '@node-rs/argon2';
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

process.once('disconnect', () => process.exit());

const WHO = 'SELECT id, password_hash FROM users WHERE lower(email) = $1';
const BEGIN = "INSERT INTO sessions (user_id, expires_at) VALUES ($1, now() + interval '1 day')";

async function serve({ databaseUrl, connections, routes, login }: Ceiling): Promise<void> {
  const pool = new Pool({ connectionString: databaseUrl, max: connections });
  const app = fastify();
  for (const { path, statements, body } of routes) {
    // A query is no part of a route.
    app.get(path.replace(/\?.*$/u, ''), async (_request, reply) => {
      for (const { text, values } of statements) await pool.query(text, values);
      return reply.type('application/json; charset=utf-8').send(body);
    });
  }
  // What no sign-in does without: who it is, the hash, a session that is on disk. Nothing counted, no token made.
  app.post<{ Body: { email: string; password: string } }>(login, async ({ body }) => {
    const found = await pool.query<{ id: string; password_hash: string }>(WHO, [body.email]);
    const [user] = found.rows;
    if (user === undefined || !(await verify(user.password_hash, body.password))) {
      throw new Error('Nobody');
    }
    await pool.query(BEGIN, [user.id]);
    return user;
  });
  process.send?.({ type: 'ready', url: await app.listen({ host: '127.0.0.1', port: 0 }) });
}
