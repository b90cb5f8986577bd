import type { ClientBase } from 'pg';

export type Table = {
  /** `public.orders`, as SQL writes it. */
  name: string;
  /** Columns that can be written; PostgreSQL computes generated columns again. */
  columns: string[];
};

/** All tables of the application. Jobs are not copied (the restore creates them anew), nor is the list of migrations, which is only compared. */
export async function findTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS name,
            json_agg(quote_ident(a.attname) ORDER BY a.attnum) AS columns
     FROM pg_class c
     JOIN pg_namespace n ON n.oid = c.relnamespace
     JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' AND NOT c.relispartition
       AND c.relkind IN ('r', 'p')
       AND n.nspname = 'public' AND c.relname <> 'schema_migrations'
     GROUP BY n.nspname, c.relname
     ORDER BY c.relname`,
  );
  return rows;
}

/** The migrations that made these tables. */
export async function findMigrations(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM public.schema_migrations ORDER BY name',
  );
  return rows.map(({ name }) => name);
}

export function copyOutOf({ name, columns }: Table): string {
  return `COPY (SELECT ${columns.join(', ')} FROM ${name}) TO STDOUT`;
}

export function copyInto({ name, columns }: Table): string {
  return `COPY ${name} (${columns.join(', ')}) FROM STDIN`;
}
