import { parse } from 'csv-parse/browser/esm/sync';

/** A record of the file, and the line on which it ends, counted from 1. */
export type CsvRow = { line: number; cells: readonly string[] };

/** The records of a file. Lines with a misplaced quotation mark are `broken`. */
export type Csv = { rows: CsvRow[]; broken: number[] };

/** Reads a CSV file as spreadsheets write it: UTF-8, UTF-16 or Windows-1252, separated by semicolons, commas or tabs. */
export function readCsv(bytes: Uint8Array): Csv {
  const text = decode(bytes);
  const rows: CsvRow[] = [];
  const broken: number[] = [];
  parse(text, {
    delimiter: getDelimiter(text),
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
      // The parser notices an unclosed quote at the end of the file, so its record comes after the last one.
      const isUnclosed = error?.code === 'CSV_QUOTE_NOT_CLOSED';
      broken.push(isUnclosed ? last + 1 : Number(error?.['lines'] ?? last + 1));
      return undefined;
    },
  });
  if (NAMED_SEPARATOR.test(text)) rows.shift();
  return { rows, broken: [...new Set(broken)] };
}

/** The line before the headers by which some files tell Excel their separator. */
const NAMED_SEPARATOR = /^sep=(?<separator>.)\r?\n/u;

/** A workbook is a ZIP archive, which begins with these bytes. */
export function isWorkbook([first, second]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b;
}

/** Decodes the file. Spreadsheets write UTF-8, UTF-16 with a byte order mark, or Windows-1252. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Finds the separator between the headers. A header may contain a comma, but no semicolon or tab. */
function getDelimiter(text: string): string {
  const named = NAMED_SEPARATOR.exec(text)?.groups?.['separator'];
  if (named !== undefined) return named;
  const [headers = ''] = text.split(/\r\n|\r|\n/u, 1);
  return [';', '\t'].find((delimiter) => headers.includes(delimiter)) ?? ',';
}
