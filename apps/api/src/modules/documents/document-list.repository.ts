import type { DocumentKind, DocumentStatus } from '@tassis/domain';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { documents } from '../../database/schema/index.ts';
import { all, onlyRow, type List } from '../../lists/keyset.ts';
import type { PageRequest } from '../../lists/page-request.ts';
import type { Found } from '../../lists/page.ts';
import { readList } from '../../lists/read-list.ts';
import { readingById } from '../../lists/rows-by-id.ts';
import { searchPattern } from '../../lists/search-pattern.ts';
import { searching } from '../../lists/search.ts';
import { selectDocuments, type DocumentRow } from './document.repository.ts';

type DocumentFilter = {
  id?: string | undefined;
  client?: string | undefined;
  order?: string | undefined;
  status?: DocumentStatus | undefined;
  kind?: DocumentKind | undefined;
  search?: string | undefined;
};

const keyset = { table: documents, at: documents.createdAt, id: documents.id };

/** The position of a document in a list. */
export const keyOfDocument = ({ document }: DocumentRow) => ({
  at: document.createdAt,
  id: document.id,
});

/** A page of documents by date, and how many there are (capped). */
export async function listDocuments(
  db: Executor,
  filter: DocumentFilter,
  request: PageRequest,
): Promise<Found<DocumentRow>> {
  const list = onlyRow(await listOfDocuments(db, filter), filter.id);
  return readList(db, { list, request, read: readDocuments });
}

export async function listOfDocuments(
  db: Executor,
  { client, order, status, kind, search }: DocumentFilter,
): Promise<List> {
  const pattern = search === undefined ? undefined : await searchPattern(db, search);
  const matching = all(
    client !== undefined && eq(documents.clientId, client),
    order !== undefined && eq(documents.orderId, order),
  );
  const isOwn = [client, order].some((one) => one !== undefined);
  const filters = [
    [documents.kind, kind],
    [documents.status, status],
  ] as const;
  const searched = { column: documents.search, pattern, isOwn };
  return searching(searched, { ...keyset, filters, matching });
}

export const readDocuments = readingById(documents.id, (db, { where, orderBy }) =>
  selectDocuments(db).where(where).orderBy(orderBy),
);
