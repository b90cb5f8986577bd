import { and, count, eq, inArray, ne, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { storedFiles } from '../../database/schema/index.ts';
import { PARTNER_DRAFTS, waitForDraft, type WhichDraft } from './draft.repository.ts';

export type WhichFile = WhichDraft & { field: string };

/** The number of the draft's files besides this field's. */
export async function countOtherFiles(tx: Executor, which: WhichFile): Promise<number> {
  const [row] = await tx
    .select({ others: count() })
    .from(which.tables.files)
    .where(and(ofDraft(which), ne(which.tables.files.field, which.field)));
  return row?.others ?? 0;
}

export async function addFile(tx: Executor, which: WhichFile, fileId: string): Promise<void> {
  const { tables, holderId, service, field } = which;
  await tx.insert(tables.files).values({ holderId, service, field, fileId });
}

/** Locks and reads the file of a field. When it is being replaced, waits and reads the new one. */
export async function holdFile(
  tx: Executor,
  which: WhichFile,
): Promise<{ id: string; name: string; size: number } | null> {
  await waitForDraft(tx, which);
  const { id, name, size } = storedFiles;
  const { files } = which.tables;
  const [file] = await tx
    .select({ id, name, size })
    .from(files)
    .innerJoin(storedFiles, eq(storedFiles.id, files.fileId))
    .where(and(ofDraft(which), eq(files.field, which.field)))
    .for('key share', { of: files });
  return file ?? null;
}

/** Removes one file of a draft, or all. @returns the ids of stored files that are no longer used */
export async function dropFiles(
  tx: Executor,
  which: WhichDraft & { field?: string },
): Promise<string[]> {
  const { tables, field } = which;
  const named = field === undefined ? undefined : eq(tables.files.field, field);
  return dropWhere(tx, tables, and(ofDraft(which), named));
}

/** Deletes the drafts of these partner links. @returns the ids of their stored files */
export async function dropPartnerDrafts(
  tx: Executor,
  linkIds: SQLWrapper | string[],
): Promise<string[]> {
  const { drafts, files } = PARTNER_DRAFTS;
  await tx.delete(drafts).where(inArray(drafts.holderId, linkIds));
  return dropWhere(tx, PARTNER_DRAFTS, inArray(files.holderId, linkIds));
}

async function dropWhere(
  tx: Executor,
  { files }: WhichDraft['tables'],
  condition: SQL | undefined,
): Promise<string[]> {
  const dropped = await tx.delete(files).where(condition).returning({ id: files.fileId });
  const ids = dropped.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(storedFiles).where(inArray(storedFiles.id, ids));
  return ids;
}

function ofDraft({ tables: { files }, holderId, service }: WhichDraft) {
  return and(eq(files.holderId, holderId), eq(files.service, service));
}
