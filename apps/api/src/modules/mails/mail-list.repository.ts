import { eq, getTableColumns } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { mails } from '../../database/schema/index.ts';
import { countList } from '../../lists/count-list.ts';
import { searching } from '../../lists/hits.ts';
import { all, keysetPage } from '../../lists/keyset.ts';
import type { PageRequest } from '../../lists/page-request.ts';
import type { Found } from '../../lists/page.ts';
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
type ListedMail = Omit<MailRow, 'text' | 'html' | 'headers' | 'attachments' | 'search'>;

/** A page of mails without their words, one row more than asked, and how many there are (capped). */
export async function findMails(
  db: Executor,
  { status, search }: { status: MailRow['status'] | undefined; search: string | undefined },
  request: PageRequest,
): Promise<Found<ListedMail>> {
  const pattern = search === undefined ? undefined : await searchPattern(db, search);
  const matching = all(status !== undefined && eq(mails.status, status));
  const searched = { column: mails.search, pattern, isOwn: false };
  const list = await countList(db, { ...keyset, ...searching(searched, matching) });
  const page = keysetPage(db, list, request);
  const rows = await db
    .select(listed)
    .from(mails)
    .where(page.where)
    .orderBy(...page.orderBy);
  return { rows, counted: list.counted };
}
