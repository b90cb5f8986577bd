import type { ClientNote } from '@tassis/contracts';
import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { clientNotes, users } from '../../database/schema/index.ts';

const SHOWN_MAX = 100;

type NewNote = { clientId: string; authorId: string; text: string; now: Date };

/** @returns the note as the staff see it */
export async function insertNote(
  tx: Executor,
  { clientId, authorId, text, now }: NewNote,
): Promise<ClientNote> {
  const [row] = await tx
    .insert(clientNotes)
    .values({ clientId, authorId, text, createdAt: now })
    .returning({ id: clientNotes.id });
  const [author] = await tx
    .select({ name: users.userName })
    .from(users)
    .where(eq(users.id, authorId));
  if (row === undefined) throw new Error('The note was not written');
  return { id: row.id, author: author?.name ?? null, text, created_at: now.toISOString() };
}

/** The newest notes on a client. */
export async function findNotes(db: Executor, clientId: string): Promise<ClientNote[]> {
  const rows = await db
    .select({ note: clientNotes, author: users.userName })
    .from(clientNotes)
    .leftJoin(users, eq(users.id, clientNotes.authorId))
    .where(eq(clientNotes.clientId, clientId))
    .orderBy(desc(clientNotes.createdAt), desc(clientNotes.id))
    .limit(SHOWN_MAX);
  return rows.map(({ note: { id, text, createdAt }, author }) => ({
    id,
    author,
    text,
    created_at: createdAt.toISOString(),
  }));
}
