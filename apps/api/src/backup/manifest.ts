import * as z from 'zod/mini';

const Table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  sha256: z.string(),
});
const StoredFile = z.object({ id: z.string(), sha256: z.string() });

/** What a backup holds. It is written last: a folder without it is not a complete backup. */
const Manifest = z.object({
  format: z.literal(1),
  taken_at: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(Table),
  files: z.array(StoredFile),
  /** Rows of `stored_files` whose file the storage did not have. */
  missing: z.array(z.string()),
  /** The ids of all accounts that were erased before; older backups have no list. */
  erased: z._default(z.array(z.string()), []),
});

export type Manifest = z.output<typeof Manifest>;

export const MANIFEST_FILE = 'manifest.json';

/** Where a table or a file lies in its backup. */
export const tablePath = (name: string) => `tables/${name.replaceAll('"', '')}.copy`;
export const filePath = (id: string) => `files/${id}`;

/** Throws when it is none of this version. */
export function parseManifest(text: string): Manifest {
  return Manifest.parse(JSON.parse(text));
}
