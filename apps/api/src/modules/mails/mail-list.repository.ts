import { getTableColumns } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { mails } from '../../database/schema/index.ts';
import { searching } from '../../lists/search.ts';
import type { List } from '../../lists/keyset.ts';
import { readingById } from '../../lists/rows-by-id.ts';
import { searchPattern } from '../../lists/search-pattern.ts';

const keyset = { table: mails, at: mails.createdAt, id: mails.id };
const {
  text: _text,
  html: _html,
  headers: _headers,
  attachments: _attachments,
  search: _search,
  ...listed
} = getTableColumns(mails);

type MailRow = typeof mails.$inferSelect;

/** A mail without its text. */
export type ListedMail = Omit<MailRow, 'text' | 'html' | 'headers' | 'attachments' | 'search'>;

/** The position of a mail in the log. */
export const keyOfMail = ({ createdAt: at, id }: ListedMail) => ({ at, id });

type MailFilter = {
  status?: MailRow['status'] | undefined;
  search?: string | undefined;
};

export async function listOfMails(db: Executor, filter: MailFilter): Promise<List> {
  const { status, search } = filter;
  const pattern = search === undefined ? undefined : await searchPattern(db, search);
  const filters = [[mails.status, status]] as const;
  const searched = { column: mails.search, pattern, isOwn: false };
  return searching(searched, { ...keyset, filters, matching: undefined });
}

export const readMails = readingById(mails.id, (db, { where, orderBy }) =>
  db.select(listed).from(mails).where(where).orderBy(orderBy),
);
