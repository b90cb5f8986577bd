import { readFileSync } from 'node:fs';
import { quoteNegativeCertificate } from '@tassis/domain';
import { pricingSettings } from '@tassis/testing/builders';
import type { Pool, PoolClient } from 'pg';

/** The marked rows of each kind, as many as a list counts. */
export const MARKED = 1000;

export type People = { client: string; partner: string; admin: string };

export type Size = {
  orders: number;
  /** The number of rows in every other list. */
  others: number;
};

const statements = readFileSync(new URL('grown-house.sql', import.meta.url), 'utf8');

/**
 * Fills a database with so many orders in six years. A thousand rows of each kind are marked, evenly among the others: they
 * belong to `people`, have the rarest status and the word `zellige`; in the database of a thousand all rows are marked.
 */
export async function growHouse(pool: Pool, size: Size, people: People): Promise<void> {
  const quote = JSON.stringify(quoteNegativeCertificate(pricingSettings()));
  const values = Object.entries({ ...size, ...people, marked: MARKED, quote });
  const connection = await pool.connect();
  try {
    await connection.query(`SET maintenance_work_mem = '512MB'`);
    const dropped = [await dropKeys(connection), await dropIndexes(connection)].flat();
    await connection.query(
      values.reduce((sql, [name, value]) => sql.replaceAll(`@${name}`, String(value)), statements),
    );
    for (const definition of dropped) await connection.query(definition);
    await connection.query('RESET maintenance_work_mem');
    // Of all rows, where usually a sample of 30 000 is taken: with another sample the planner may choose another way.
    await connection.query('SET default_statistics_target = 1000');
    await connection.query('VACUUM ANALYZE');
    await connection.query('RESET default_statistics_target');
  } finally {
    connection.release();
  }
}

/** Foreign keys are checked once, by us. @returns the statements that restore them, for the planner */
async function dropKeys(connection: PoolClient): Promise<string[]> {
  const { rows } = await connection.query<{ owner: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS owner, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  );
  for (const { owner, name } of rows) {
    await connection.query(`ALTER TABLE ${owner} DROP CONSTRAINT ${name}`);
  }
  return rows.map(
    ({ owner, name, definition }) =>
      `ALTER TABLE ${owner} ADD CONSTRAINT ${name} ${definition} NOT VALID`,
  );
}

/** An index is created much faster than it is updated. @returns the statements that restore them */
async function dropIndexes(connection: PoolClient): Promise<string[]> {
  const { rows } = await connection.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
     FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
     WHERE relnamespace = 'public'::regnamespace AND NOT indisunique`,
  );
  for (const { name } of rows) await connection.query(`DROP INDEX ${name}`);
  return rows.map(({ definition }) => definition);
}
