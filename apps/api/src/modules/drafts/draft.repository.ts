import type { BegunDraft, Draft } from '@tassis/contracts';
import type { DraftService } from '@tassis/domain';
import { and, asc, desc, eq, lt, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import {
  draftFiles,
  drafts,
  packages,
  partnerDraftFiles,
  partnerDrafts,
  storedFiles,
} from '../../database/schema/index.ts';

/** The tables of drafts and their files. */
type DraftTables = { drafts: typeof drafts; files: typeof draftFiles };

export const OWN_DRAFTS: DraftTables = { drafts, files: draftFiles };
/** The drafts of partners for clients. */
export const PARTNER_DRAFTS: DraftTables = { drafts: partnerDrafts, files: partnerDraftFiles };

/** @property holderId a client, or the link of a partner with a client */
export type WhichDraft = { tables: DraftTables; holderId: string; service: DraftService };

/** The value of a form field as text; null where it is absent. */
export function formValue({ data }: DraftTables['drafts'], name: 'package' | 'step') {
  return sql<
    string | null
  >`jsonb_path_query_first(${data}, ${sql.raw(`'$.form.*.${name}'`)}) #>> '{}'`;
}

/** All drafts of a client, newest first, each with the name of the package that its form names. */
export async function findDrafts(db: Executor, clientId: string): Promise<BegunDraft[]> {
  const code = formValue(drafts, 'package');
  const rows = await db
    .select({ draft: drafts, packageName: packages.name })
    .from(drafts)
    // The names of packages that were never published are not revealed.
    .leftJoin(packages, and(eq(packages.code, code), ne(packages.status, 'draft')))
    .where(eq(drafts.holderId, clientId))
    .orderBy(desc(drafts.updatedAt), asc(drafts.service));
  const files = await findFiles(db, OWN_DRAFTS, clientId);
  return rows.map(({ draft, packageName }) => ({
    ...toDraft(draft, files),
    package_name: packageName,
  }));
}

export async function findDraft(db: Executor, which: WhichDraft): Promise<Draft | null> {
  const { tables, holderId } = which;
  const [row] = await db.select().from(tables.drafts).where(isDraft(which));
  if (row === undefined) return null;
  return toDraft(row, await findFiles(db, tables, holderId));
}

/** The drafts of all clients that were last written before this time. */
export async function findDraftsBefore(db: Executor, moment: Date): Promise<WhichDraft[]> {
  const found = await Promise.all(
    [OWN_DRAFTS, PARTNER_DRAFTS].map((tables) => findBefore(db, tables, moment)),
  );
  return found.flat();
}

async function findBefore(db: Executor, tables: DraftTables, moment: Date): Promise<WhichDraft[]> {
  const { holderId, service, updatedAt } = tables.drafts;
  const rows = await db
    .select({ holderId, service })
    .from(tables.drafts)
    .where(lt(updatedAt, moment));
  return rows.map((row) => ({ tables, ...row }));
}

export type Writing = WhichDraft & { version: number; data: Record<string, unknown>; now: Date };

/**
 * Writes the next version; a draft that does not exist, or has only files, is version 0. False: the
 * version is stale.
 */
export async function writeDraft(db: Executor, writing: Writing): Promise<boolean> {
  const { tables, holderId, service, version, data, now } = writing;
  const table = tables.drafts;
  const next = { data, version: version + 1, updatedAt: now };
  const isCurrent = eq(table.version, version);
  const written =
    version === 0
      ? await db
          .insert(table)
          .values({ holderId, service, ...next, createdAt: now })
          .onConflictDoUpdate({ target: getKey(table), set: next, setWhere: isCurrent })
          .returning({ version: table.version })
      : await db
          .update(table)
          .set(next)
          .where(and(isDraft(writing), isCurrent))
          .returning({ version: table.version });
  return written.length > 0;
}

/** Creates the draft if needed and locks it until the transaction ends. */
export async function holdDraft(
  tx: Executor,
  { tables: { drafts: table }, holderId, service }: WhichDraft,
  now: Date,
): Promise<void> {
  await tx
    .insert(table)
    .values({ holderId, service, data: {}, version: 0, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: getKey(table), set: { updatedAt: now } });
}

/** Takes a shared lock on the draft until the transaction ends. */
export async function waitForDraft(tx: Executor, which: WhichDraft): Promise<void> {
  const table = which.tables.drafts;
  await tx.select({ version: table.version }).from(table).where(isDraft(which)).for('share');
}

export async function dropDraft(tx: Executor, which: WhichDraft): Promise<void> {
  await tx.delete(which.tables.drafts).where(isDraft(which));
}

function isDraft({ tables: { drafts: table }, holderId, service }: WhichDraft) {
  return and(eq(table.holderId, holderId), eq(table.service, service));
}

function getKey({ holderId, service }: DraftTables['drafts']) {
  return [holderId, service];
}

type ListedFile = Draft['files'][number] & { service: DraftService };

async function findFiles(
  db: Executor,
  { files }: DraftTables,
  holderId: string,
): Promise<ListedFile[]> {
  const { service, field } = files;
  return db
    .select({ service, field, name: storedFiles.name, size: storedFiles.size })
    .from(files)
    .innerJoin(storedFiles, eq(storedFiles.id, files.fileId))
    .where(eq(files.holderId, holderId))
    .orderBy(asc(field));
}

function toDraft(
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
