import type { ImportedRow } from '@tassis/contracts';
import type { ImportTexts } from '../../messages/import/fr.ts';
import type { ReadClient, UnreadLine } from './read-clients.ts';

/** A line of the file and its result. */
export type ReportLine = {
  /** The line number as in a spreadsheet. */
  line: number;
  person: string;
  state: ImportedRow['status'] | 'unread';
  /** The error to correct. */
  wrong: readonly string[];
};

/** Whether the line must be corrected in the file. */
export function isWrong({ state }: Pick<ReportLine, 'state'>): boolean {
  return state === 'invalid' || state === 'unread';
}

type File = { clients: readonly ReadClient[]; unread: readonly UnreadLine[] };

/** All lines of a file in their order, with the API's results. */
export function toReportLines(
  { clients, unread }: File,
  answers: readonly ImportedRow[],
  texts: ImportTexts['unread'],
): ReportLine[] {
  const told = answers.flatMap(({ row, status: state, errors = {} }) => {
    const client = clients[row];
    if (client === undefined) return [];
    const { firstName, lastName, email, phone } = client.values;
    const name = `${firstName} ${lastName}`.trim();
    const person = [name, email, phone].filter((part) => part !== '').join(', ');
    return [{ line: client.line, person, state, wrong: Object.values(errors).flat() }];
  });
  const left = unread.map((each) => {
    const wrong = each.reason === 'quote' ? texts.quote : texts.cells(each.found, each.wanted);
    return { line: each.line, person: '', state: 'unread' as const, wrong: [wrong] };
  });
  return [...told, ...left].toSorted((a, b) => a.line - b.line);
}
