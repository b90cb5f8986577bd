import type { Pool } from 'pg';

/** A checksum of every table, except the counters of requests. */
export async function keptRows(pool: Pool): Promise<{ name: string; sum: string | null }[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'rate_limits'`,
  );
  const sums = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, md5(string_agg(t::text, '' ORDER BY t::text)) AS sum FROM ${name} t`,
  );
  const { rows } = await pool.query<{ name: string; sum: string | null }>(
    `${sums.join(' UNION ALL ')} ORDER BY name`,
  );
  return rows;
}
