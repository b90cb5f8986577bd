import { and, count, eq, inArray, ne } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { draftFiles, storedFiles } from '../../database/schema/index.ts';
import { waitForDraft, type WhichDraft } from './draft.repository.ts';

export type WhichFile = WhichDraft & { field: string };

/** How many files the draft has besides this field's. */
export async function countOtherFiles(tx: Executor, which: WhichFile): Promise<number> {
  const [row] = await tx
    .select({ others: count() })
    .from(draftFiles)
    .where(and(ofDraft(which), ne(draftFiles.field, which.field)));
  return row?.others ?? 0;
}

export async function addFile(tx: Executor, which: WhichFile, fileId: string): Promise<void> {
  const { clientId, service, field } = which;
  await tx.insert(draftFiles).values({ clientId, service, field, fileId });
}

/** The file of a field; it stays until the transaction ends. One that is being replaced is the new one. */
export async function holdFile(
  tx: Executor,
  which: WhichFile,
): Promise<{ id: string; name: string; size: number } | null> {
  await waitForDraft(tx, which);
  const { id, name, size } = storedFiles;
  const [file] = await tx
    .select({ id, name, size })
    .from(draftFiles)
    .innerJoin(storedFiles, eq(storedFiles.id, draftFiles.fileId))
    .where(and(ofDraft(which), eq(draftFiles.field, which.field)))
    .for('key share', { of: draftFiles });
  return file ?? null;
}

/** Takes one file out of a draft, or all of them. @returns ids of the bytes that nobody names any more */
export async function dropFiles(
  tx: Executor,
  which: WhichDraft & { field?: string },
): Promise<string[]> {
  const { field } = which;
  const named = field === undefined ? undefined : eq(draftFiles.field, field);
  const dropped = await tx
    .delete(draftFiles)
    .where(and(ofDraft(which), named))
    .returning({ id: draftFiles.fileId });
  const ids = dropped.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(storedFiles).where(inArray(storedFiles.id, ids));
  return ids;
}

function ofDraft({ clientId, service }: WhichDraft) {
  return and(eq(draftFiles.clientId, clientId), eq(draftFiles.service, service));
}
