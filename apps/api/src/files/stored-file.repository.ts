import { eq, inArray } from 'drizzle-orm';
import type { Executor } from '../database/client.ts';
import { storedFiles } from '../database/schema/index.ts';

export async function insertFile(
  tx: Executor,
  file: typeof storedFiles.$inferInsert,
): Promise<void> {
  await tx.insert(storedFiles).values(file);
}

/** Which of these ids belong to a stored file. */
export async function findKnownIds(db: Executor, ids: string[]): Promise<Set<string>> {
  const { id } = storedFiles;
  const rows = await db.select({ id }).from(storedFiles).where(inArray(id, ids));
  return new Set(rows.map((row) => row.id));
}

/** The metadata of a stored file. */
export async function fileOfId(db: Executor, id: string): Promise<{ mediaType: string } | null> {
  const [file] = await db
    .select({ mediaType: storedFiles.mediaType })
    .from(storedFiles)
    .where(eq(storedFiles.id, id));
  return file ?? null;
}
