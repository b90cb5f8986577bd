import type { Pool } from 'pg';
import { newPassKey } from '../../previews/preview-pass.ts';
import { inTransaction } from './transaction.ts';

/**
 * The tables of the shared store. They lie in a schema of their own, created by the first process that needs them: a start publishes before
 * the API migrates, and an edge must be able to roll back while there is no API. A backup of the API leaves them out.
 */
const tables = `
CREATE SCHEMA IF NOT EXISTS releases;
CREATE TABLE IF NOT EXISTS releases.store (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  version integer NOT NULL DEFAULT 0,
  manifest text NOT NULL DEFAULT '',
  log text NOT NULL DEFAULT '',
  previews text NOT NULL DEFAULT '',
  listed jsonb NOT NULL DEFAULT '{}',
  pass_key text NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE IF NOT EXISTS releases.counts (
  minute text NOT NULL,
  id text NOT NULL,
  version text NOT NULL,
  what text NOT NULL,
  at text NOT NULL,
  times integer NOT NULL,
  PRIMARY KEY (minute, id, version, what)
);
CREATE TABLE IF NOT EXISTS releases.errors (
  day text NOT NULL,
  id text NOT NULL,
  version text NOT NULL,
  hash text NOT NULL,
  error jsonb NOT NULL,
  times integer NOT NULL,
  PRIMARY KEY (day, id, version, hash)
);
CREATE TABLE IF NOT EXISTS releases.reporters (
  id text NOT NULL,
  version text NOT NULL,
  network text NOT NULL,
  day text NOT NULL,
  PRIMARY KEY (id, version, network)
)`;

/** Makes the tables and the one row where they are not there yet. */
export async function makeTables(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ found: boolean }>(
    `SELECT to_regclass('releases.reporters') IS NOT NULL AS found`,
  );
  if (rows[0]?.found === true) return;
  await inTransaction(pool, async (client) => {
    // Two that come first at once would both make them: PostgreSQL refuses the second in spite of IF NOT EXISTS.
    await client.query(`SELECT pg_advisory_xact_lock(hashtext('tassis releases'))`);
    await client.query(tables);
    const key = newPassKey().toString('base64');
    const first = 'INSERT INTO releases.store (pass_key) VALUES ($1) ON CONFLICT DO NOTHING';
    await client.query(first, [key]);
  });
}
