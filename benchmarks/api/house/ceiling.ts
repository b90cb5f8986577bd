import { verify } from '@node-rs/argon2';
import fastify from 'fastify';
import { Pool } from 'pg';
import type { Ceiling } from './captured.ts';

/**
 * The fastest server with the same answers: Fastify without hooks, schemas or a log, the same statements in sequence on as
 * many connections, and the body that the API produced.
 */
process.once('message', (message) => {
  // The message of our own parent process.
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
    // Fastify's routes have no query.
    app.get(path.replace(/\?.*$/u, ''), async (_request, reply) => {
      for (const { text, values } of statements) await pool.query(text, values);
      return reply.type('application/json; charset=utf-8').send(body);
    });
  }
  // The minimum of a sign-in: find the user, verify the hash, store a session. It counts no attempts and makes no token.
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
