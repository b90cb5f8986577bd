import type { Draft, DraftSummary } from '@tassis/contracts';
import type { DraftService } from '@tassis/domain';
import { and, asc, desc, eq, lt } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { draftFiles, drafts, storedFiles } from '../../database/schema/index.ts';

const key = [drafts.clientId, drafts.service];

export type WhichDraft = { clientId: string; service: DraftService };

/** All drafts of a client's, the newest first. */
export async function findDrafts(db: Executor, clientId: string): Promise<DraftSummary[]> {
  const { service, version, updatedAt } = drafts;
  const rows = await db
    .select({ service, version, updatedAt })
    .from(drafts)
    .where(eq(drafts.clientId, clientId))
    .orderBy(desc(updatedAt), asc(service));
  const files = await filesOf(db, clientId);
  return rows.map((row) => summaryOf(row, files));
}

export async function findDraft(
  db: Executor,
  { clientId, service }: WhichDraft,
): Promise<Draft | null> {
  const [row] = await db.select().from(drafts).where(isDraft({ clientId, service }));
  if (row === undefined) return null;
  return { ...summaryOf(row, await filesOf(db, clientId)), data: row.data };
}

/** Everybody's, of which nothing was written since. */
export function findDraftsBefore(db: Executor, moment: Date): Promise<WhichDraft[]> {
  const { clientId, service } = drafts;
  return db.select({ clientId, service }).from(drafts).where(lt(drafts.updatedAt, moment));
}

export type Writing = WhichDraft & { version: number; data: Record<string, unknown>; now: Date };

/**
 * Writes the next version; a draft that is not there, or has files only, is version 0. False: there
 * is another version already.
 */
export async function writeDraft(db: Executor, writing: Writing): Promise<boolean> {
  const { clientId, service, version, data, now } = writing;
  const next = { data, version: version + 1, updatedAt: now };
  const isCurrent = eq(drafts.version, version);
  const written =
    version === 0
      ? await db
          .insert(drafts)
          .values({ clientId, service, ...next, createdAt: now })
          .onConflictDoUpdate({ target: key, set: next, setWhere: isCurrent })
          .returning({ version: drafts.version })
      : await db
          .update(drafts)
          .set(next)
          .where(and(isDraft({ clientId, service }), isCurrent))
          .returning({ version: drafts.version });
  return written.length > 0;
}

/** Makes sure that there is a draft, and keeps others from writing it until the transaction ends. */
export async function holdDraft(tx: Executor, which: WhichDraft, now: Date): Promise<void> {
  await tx
    .insert(drafts)
    .values({ ...which, data: {}, version: 0, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: key, set: { updatedAt: now } });
}

/** Waits for whoever holds the draft, and keeps it as it is until the transaction ends. */
export async function waitForDraft(tx: Executor, which: WhichDraft): Promise<void> {
  await tx.select({ version: drafts.version }).from(drafts).where(isDraft(which)).for('share');
}

export async function dropDraft(tx: Executor, which: WhichDraft): Promise<void> {
  await tx.delete(drafts).where(isDraft(which));
}

function isDraft({ clientId, service }: WhichDraft) {
  return and(eq(drafts.clientId, clientId), eq(drafts.service, service));
}

type ListedFile = DraftSummary['files'][number] & { service: DraftService };

async function filesOf(db: Executor, clientId: string): Promise<ListedFile[]> {
  const { service, field } = draftFiles;
  return db
    .select({ service, field, name: storedFiles.name, size: storedFiles.size })
    .from(draftFiles)
    .innerJoin(storedFiles, eq(storedFiles.id, draftFiles.fileId))
    .where(eq(draftFiles.clientId, clientId))
    .orderBy(asc(field));
}

type Head = Pick<typeof drafts.$inferSelect, 'service' | 'version' | 'updatedAt'>;

function summaryOf({ service, version, updatedAt }: Head, files: ListedFile[]): DraftSummary {
  const own = files.filter((file) => file.service === service);
  return {
    service,
    files: own.map(({ field, name, size }) => ({ field, name, size })),
    updated_at: updatedAt.toISOString(),
    version,
  };
}
