import { pipeline, Readable } from 'node:stream';
import { toViolations, type Contract } from '@tassis/contracts';
import type { Locale } from '@tassis/messages';
import { stringify } from 'csv-stringify';
import * as z from 'zod/mini';
import type { Executor } from '../database/client.ts';
import type { Reading } from '../database/read-database.ts';
import { HttpError } from '../http/http-error.ts';
import { onlyRows, type List } from '../lists/keyset.ts';
import type { PageRequest } from '../lists/page-request.ts';
import { cursorAt, type Key, type PageRows } from '../lists/page.ts';
import { readPage } from '../lists/read-list.ts';
import type { RowsById } from '../lists/rows-by-id.ts';
import { csvCell, type Cell } from './csv-cell.ts';

const ROWS_AT_ONCE = 500;

type Schema = NonNullable<Contract['request']['query']>;

/** A page of a list, or of its selected rows. */
type Asked = PageRequest & { ids?: readonly string[] | undefined };

type ReadPage<Listing, Row> = (
  db: Executor,
  list: Listing,
  request: Asked,
) => Promise<PageRows<Row>>;

type Definition<Query extends Schema, Listing, Row> = {
  /** The list that is exported: the export has its filters. */
  contract: { request: { query: Query } };
  /** The names of the file and of its columns, by language. */
  words: Readonly<Record<Locale, { file: string; columns: readonly string[] }>>;
  buildList: (db: Executor, query: z.output<Query>, now: Date) => Promise<Listing>;
  read: ReadPage<Listing, Row>;
  getKey: (row: Row, query: z.output<Query>) => Key;
  cells: (row: Row, locale: Locale) => Cell[];
};

/** The query of the list; with ids, only the selected rows of the filtered list. */
type Wanted = { query: unknown; ids?: readonly string[] };

/** The reader's language, and the time from which filters such as "today" are computed. */
type Reader = { locale: Locale; now: Date };

export type CsvExport = {
  /** Refuses a query that the list would refuse. */
  check: (db: Executor, query: unknown, now: Date) => Promise<void>;
  fileName: (locale: Locale) => string;
  stream: (reading: Reading, wanted: Wanted, reader: Reader) => Readable;
};

/** Reads a list page by page. */
export const createPageReader =
  <Row>(read: RowsById<Row>) =>
  (db: Executor, list: List, { ids, ...request }: Asked): Promise<PageRows<Row>> =>
    readPage(db, { list: ids ? onlyRows(list, ids) : list, request, read });

/** Writes a list as CSV, page by page while it is sent: a year of bills takes no more memory than a day's. */
export function defineCsvExport<Query extends Schema, Listing, Row>(
  definition: Definition<Query, Listing, Row>,
): CsvExport {
  const { contract, words } = definition;
  const parse = (query: unknown): z.output<Query> => {
    const parsed = z.safeParse(contract.request.query, query);
    if (!parsed.success) {
      throw new HttpError('validation_failed', { violations: toViolations(parsed.error.issues) });
    }
    return parsed.data;
  };
  return {
    check: async (db, query, now) => void (await definition.buildList(db, parse(query), now)),
    fileName: (locale) => words[locale].file,
    stream: (reading, { query, ids }, reader) => {
      const lines = readLines(reading, { definition, query: parse(query), ids, reader });
      const delimiter = reader.locale === 'fr' ? ';' : ',';
      const csv = stringify({ bom: true, delimiter, record_delimiter: 'windows' });
      // An error ends the stream; the code that sends the answer reports it.
      return pipeline(Readable.from(lines), csv, () => undefined);
    },
  };
}

type Exported<Query extends Schema, Listing, Row> = {
  definition: Definition<Query, Listing, Row>;
  query: z.output<Query>;
  ids: readonly string[] | undefined;
  reader: Reader;
};

async function* readLines<Query extends Schema, Listing, Row>(
  reading: Reading,
  { definition, query, ids, reader: { locale, now } }: Exported<Query, Listing, Row>,
): AsyncGenerator<string[]> {
  const { words, buildList, read, getKey, cells } = definition;
  yield [...words[locale].columns];
  // The uncounted list, because an export has every hit of a search, not only the newest.
  const list = await reading((db) => buildList(db, query, now));
  let position: PageRequest['position'] | null = { kind: 'page', page: 1 };
  while (position !== null) {
    const request: Asked = { perPage: ROWS_AT_ONCE, isDescending: true, position, ids };
    const { rows, hasMore } = await reading((db) => read(db, list, request));
    for (const row of rows) yield cells(row, locale).map((cell) => csvCell(cell, locale));
    const last = hasMore ? rows.at(-1) : undefined;
    position =
      last === undefined
        ? null
        : { kind: 'cursor', cursor: cursorAt(getKey(last, query), 'after') };
  }
}
