import { eq, getTableColumns, like } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { mails } from '../../database/schema/index.ts';
import { all, countUpTo, keysetPage } from '../../lists/keyset.ts';
import type { PageRequest } from '../../lists/page-request.ts';
import type { Found } from '../../lists/page.ts';
import { searchPattern } from '../../lists/search-pattern.ts';

const keyset = { table: mails, at: mails.createdAt, id: mails.id };
const {
  text: _text,
  html: _html,
  headers: _headers,
  search: _search,
  ...listed
} = getTableColumns(mails);

type MailRow = typeof mails.$inferSelect;
type ListedMail = Omit<MailRow, 'text' | 'html' | 'headers' | 'search'>;

/** A page of mails without their words, one row more than asked, and how many there are (capped). */
export async function findMails(
  db: Executor,
  { status, search }: { status: MailRow['status'] | undefined; search: string | undefined },
  request: PageRequest,
): Promise<Found<ListedMail>> {
  const pattern = search === undefined ? undefined : await searchPattern(db, search);
  const matching = all(
    status !== undefined && eq(mails.status, status),
    pattern !== undefined && like(mails.search, pattern),
  );
  const list = { ...keyset, matching, isSearch: pattern !== undefined };
  const counted = await countUpTo(db, list, matching);
  const page = keysetPage(db, { ...list, counted }, request);
  const rows = await db
    .select(listed)
    .from(mails)
    .where(page.where)
    .orderBy(...page.orderBy);
  return { rows, counted };
}
