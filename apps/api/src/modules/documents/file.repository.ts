import { eq } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { storedFiles } from '../../database/schema/index.ts';

/** What is known of a stored file. */
export async function fileOfId(db: Executor, id: string): Promise<{ mediaType: string } | null> {
  const [file] = await db
    .select({ mediaType: storedFiles.mediaType })
    .from(storedFiles)
    .where(eq(storedFiles.id, id));
  return file ?? null;
}
