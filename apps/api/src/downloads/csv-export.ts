import { pipeline, Readable } from 'node:stream';
import { violationsOf, type Contract, type ParsedInputOf } from '@tassis/contracts';
import type { Locale } from '@tassis/messages';
import { stringify } from 'csv-stringify';
import { safeParse } from 'zod/mini';
import type { Executor } from '../database/client.ts';
import { ApiError } from '../http/api-error.ts';
import { decodeCursor } from '../lists/cursor.ts';
import type { PageRequest } from '../lists/page-request.ts';
import { pageOf, type Found, type Key } from '../lists/page.ts';
import { csvCell, type Cell } from './csv-cell.ts';

const ROWS_AT_ONCE = 500;

type ListContract = Contract & { request: { query: NonNullable<Contract['request']['query']> } };
type QueryOf<C extends ListContract> = ParsedInputOf<C>['query'];

type Definition<C extends ListContract, Row> = {
  /** The list that is taken away: its filters are those of the export. */
  contract: C;
  /** Name of the file and of its columns, by language. */
  words: Readonly<Record<Locale, { file: string; columns: readonly string[] }>>;
  find: (db: Executor, query: QueryOf<C>, request: PageRequest) => Promise<Found<Row>>;
  keyOf: (row: Row) => Key;
  cells: (row: Row, locale: Locale) => Cell[];
};

export type CsvExport = {
  /** Refuses a query that the list would refuse. */
  check: (query: unknown) => void;
  fileName: (locale: Locale) => string;
  stream: (db: Executor, query: unknown, locale: Locale) => Readable;
};

/** A list as CSV, read page after page while it is sent: a year of bills takes no more memory than a day's. */
export function defineCsvExport<const C extends ListContract, Row>(
  definition: Definition<C, Row>,
): CsvExport {
  const { contract, words } = definition;
  const parse = (query: unknown): QueryOf<C> => {
    const parsed = safeParse(contract.request.query, query);
    if (!parsed.success) {
      throw new ApiError('validation_failed', { violations: violationsOf(parsed.error.issues) });
    }
    // Parsed by this very schema.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return parsed.data as QueryOf<C>;
  };
  return {
    check: (query) => void parse(query),
    fileName: (locale) => words[locale].file,
    stream: (db, query, locale) => {
      const lines = linesOf(db, { definition, query: parse(query), locale });
      const delimiter = locale === 'fr' ? ';' : ',';
      const csv = stringify({ bom: true, delimiter, record_delimiter: 'windows' });
      // Its error ends the answer, and is told where the answer is sent.
      return pipeline(Readable.from(lines), csv, () => undefined);
    },
  };
}

type Reading<C extends ListContract, Row> = {
  definition: Definition<C, Row>;
  query: QueryOf<C>;
  locale: Locale;
};

async function* linesOf<C extends ListContract, Row>(
  db: Executor,
  { definition, query, locale }: Reading<C, Row>,
): AsyncGenerator<string[]> {
  const { words, find, keyOf, cells } = definition;
  yield [...words[locale].columns];
  let place: PageRequest['place'] | null = { kind: 'page', page: 1 };
  while (place !== null) {
    const request: PageRequest = { perPage: ROWS_AT_ONCE, isDescending: true, place };
    const { rows, meta } = pageOf(request, await find(db, query, request), keyOf);
    for (const row of rows) yield cells(row, locale).map((cell) => csvCell(cell, locale));
    const next = meta.next_cursor;
    place = next === null ? null : { kind: 'cursor', cursor: decodeCursor(next) };
  }
}
