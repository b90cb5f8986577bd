import { parse } from 'csv-parse/browser/esm/sync';

/** A record of the file and the line on which it ends, from 1. */
export type CsvRow = { line: number; cells: readonly string[] };

/** What a file holds; lines with a quotation mark where none may be are `broken`. */
export type Csv = { rows: CsvRow[]; broken: number[] };

/** Reads a CSV file as spreadsheets write it: UTF-8 or Windows-1252, separated by semicolons or commas. */
export function readCsv(bytes: Uint8Array): Csv {
  const text = decode(bytes);
  const rows: CsvRow[] = [];
  const broken: number[] = [];
  parse(text, {
    delimiter: delimiterOf(text),
    trim: true,
    skip_empty_lines: true,
    relax_column_count: true,
    skip_records_with_error: true,
    on_record: (cells, { lines: line }) => {
      if (cells.some((cell) => cell !== '')) rows.push({ line, cells });
      return null;
    },
    on_skip: (error) => {
      const last = Math.max(rows.at(-1)?.line ?? 0, broken.at(-1) ?? 0);
      // A quote that is never closed is found at the end of the file, and stands in the record after the last one.
      const isUnclosed = error?.code === 'CSV_QUOTE_NOT_CLOSED';
      broken.push(isUnclosed ? last + 1 : Number(error?.['lines'] ?? last + 1));
      return undefined;
    },
  });
  return { rows, broken: [...new Set(broken)] };
}

/** What is no UTF-8 comes of a spreadsheet that writes Windows-1252. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The line of headers has no semicolon in a file that is separated by commas. */
function delimiterOf(text: string): string {
  const [headers = ''] = text.split(/\r\n|\r|\n/u, 1);
  return headers.includes(';') ? ';' : ',';
}
