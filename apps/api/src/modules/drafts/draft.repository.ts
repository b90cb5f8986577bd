import type { BegunDraft, Draft } from '@tassis/contracts';
import type { DraftService } from '@tassis/domain';
import { and, asc, desc, eq, lt, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { draftFiles, drafts, packages, storedFiles } from '../../database/schema/index.ts';

const key = [drafts.clientId, drafts.service];

export type WhichDraft = { clientId: string; service: DraftService };

/** All drafts of a client's, the newest first, each with the name of the package that its form holds. */
export async function findDrafts(db: Executor, clientId: string): Promise<BegunDraft[]> {
  const code = sql`jsonb_path_query_first(${drafts.data}, '$.form.*.package') #>> '{}'`;
  const rows = await db
    .select({ draft: drafts, packageName: packages.name })
    .from(drafts)
    // The name of one that the site has never shown is not told.
    .leftJoin(packages, and(eq(packages.code, code), ne(packages.status, 'draft')))
    .where(eq(drafts.clientId, clientId))
    .orderBy(desc(drafts.updatedAt), asc(drafts.service));
  const files = await filesOf(db, clientId);
  return rows.map(({ draft, packageName }) => ({
    ...draftOf(draft, files),
    package_name: packageName,
  }));
}

export async function findDraft(
  db: Executor,
  { clientId, service }: WhichDraft,
): Promise<Draft | null> {
  const [row] = await db.select().from(drafts).where(isDraft({ clientId, service }));
  if (row === undefined) return null;
  return draftOf(row, await filesOf(db, clientId));
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

type ListedFile = Draft['files'][number] & { service: DraftService };

async function filesOf(db: Executor, clientId: string): Promise<ListedFile[]> {
  const { service, field } = draftFiles;
  return db
    .select({ service, field, name: storedFiles.name, size: storedFiles.size })
    .from(draftFiles)
    .innerJoin(storedFiles, eq(storedFiles.id, draftFiles.fileId))
    .where(eq(draftFiles.clientId, clientId))
    .orderBy(asc(field));
}

function draftOf(
  { service, data, version, updatedAt }: typeof drafts.$inferSelect,
  files: ListedFile[],
): Draft {
  const own = files.filter((file) => file.service === service);
  return {
    service,
    data,
    files: own.map(({ field, name, size }) => ({ field, name, size })),
    updated_at: updatedAt.toISOString(),
    version,
  };
}
