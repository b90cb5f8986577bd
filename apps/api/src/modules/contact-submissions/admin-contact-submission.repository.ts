import type { ContactStatus } from '@tassis/domain';
import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { contactReplies, contactSubmissions, users } from '../../database/schema/index.ts';
import { onlyRow, type List } from '../../lists/keyset.ts';
import type { PageRequest } from '../../lists/page-request.ts';
import type { Found } from '../../lists/page.ts';
import { readList } from '../../lists/read-list.ts';
import { readingById, type RowsById } from '../../lists/rows-by-id.ts';
import { searchPattern } from '../../lists/search-pattern.ts';
import { searching } from '../../lists/search.ts';

type SubmissionRow = typeof contactSubmissions.$inferSelect;

export type ListedSubmission = {
  submission: SubmissionRow;
  assignee: string | null;
  replies: readonly ReplyRow[];
};

type ReplyRow = typeof contactReplies.$inferSelect & { author: string | null };

type SubmissionFilter = {
  id?: string | undefined;
  status?: ContactStatus | undefined;
  /** An administrator's id, or 'none'. */
  assigned?: string | undefined;
  search?: string | undefined;
};

const keyset = {
  table: contactSubmissions,
  at: contactSubmissions.createdAt,
  id: contactSubmissions.id,
};

export const keyOfSubmission = ({ submission }: ListedSubmission) => ({
  at: submission.createdAt,
  id: submission.id,
});

/** A page of messages by date, and how many there are (capped). */
export async function findSubmissions(
  db: Executor,
  filter: SubmissionFilter,
  request: PageRequest,
): Promise<Found<ListedSubmission>> {
  const list = onlyRow(await listOfSubmissions(db, filter), filter.id);
  return readList(db, { list, request, read: readSubmissions });
}

export async function listOfSubmissions(
  db: Executor,
  { status, assigned, search }: SubmissionFilter,
): Promise<List> {
  const pattern = search === undefined ? undefined : await searchPattern(db, search);
  const matching = assigned === 'none' ? isNull(contactSubmissions.assignedTo) : undefined;
  const filters = [
    [contactSubmissions.assignedTo, assigned === 'none' ? undefined : assigned],
    [contactSubmissions.status, status],
  ] as const;
  const searched = { column: contactSubmissions.search, pattern, isOwn: false };
  return searching(searched, { ...keyset, filters, matching });
}

const readRows = readingById(contactSubmissions.id, (db, { where, orderBy }) =>
  selectSubmissions(db).where(where).orderBy(orderBy),
);

export const readSubmissions: RowsById<ListedSubmission> = async (db, ids) =>
  withReplies(db, await readRows(db, ids));

/** One whole message; null when there is none. */
export async function findSubmission(db: Executor, id: string): Promise<ListedSubmission | null> {
  const found = await selectSubmissions(db).where(eq(contactSubmissions.id, id));
  const [one] = await withReplies(db, found);
  return one ?? null;
}

function selectSubmissions(db: Executor) {
  return db
    .select({ submission: getTableColumns(contactSubmissions), assignee: users.userName })
    .from(contactSubmissions)
    .leftJoin(users, eq(users.id, contactSubmissions.assignedTo));
}

async function withReplies(
  db: Executor,
  found: readonly Omit<ListedSubmission, 'replies'>[],
): Promise<ListedSubmission[]> {
  const ids = found.map(({ submission }) => submission.id);
  const replies =
    ids.length === 0
      ? []
      : await db
          .select({ ...getTableColumns(contactReplies), author: users.userName })
          .from(contactReplies)
          .leftJoin(users, eq(users.id, contactReplies.authorId))
          .where(inArray(contactReplies.submissionId, ids))
          .orderBy(asc(contactReplies.createdAt));
  return found.map((one) => ({
    ...one,
    replies: replies.filter(({ submissionId }) => submissionId === one.submission.id),
  }));
}

type Change = Partial<Pick<SubmissionRow, 'status' | 'assignedTo'>>;

/** Overwrites the version that the caller has seen. @returns whether it was still the newest */
export async function changeSubmission(
  db: Executor,
  { id, version, change }: { id: string; version: number; change: Change },
): Promise<boolean> {
  const { rowCount } = await db
    .update(contactSubmissions)
    .set({ ...change, version: sql`${contactSubmissions.version} + 1` })
    .where(and(eq(contactSubmissions.id, id), eq(contactSubmissions.version, version)));
  return rowCount === 1;
}

/** @returns its id */
export async function insertReply(
  db: Executor,
  reply: { submissionId: string; authorId: string; text: string; createdAt: Date },
): Promise<string> {
  const [row] = await db.insert(contactReplies).values(reply).returning({ id: contactReplies.id });
  if (row === undefined) throw new Error('The reply was not written');
  return row.id;
}
