import { isWorkbook, readCsv, type CsvRow } from './read-csv.ts';

const FIELDS = ['email', 'firstName', 'lastName', 'phone'] as const;
export type ClientField = (typeof FIELDS)[number];

/** A person of the file, in the shape of the request. */
export type ReadClient = { line: number; values: Record<ClientField, string> };

/** A line without a usable person. */
export type UnreadLine = { line: number } & (
  | { reason: 'quote' }
  | { reason: 'cells'; found: number; wanted: number }
);

export type ReadPeople = { clients: ReadClient[]; unread: UnreadLine[] };

/** The people of a file; or the columns missing in its headers; or that it is no CSV file. */
export type ReadClients =
  | ({ kind: 'people' } & ReadPeople)
  | { kind: 'columns'; missing: ClientField[] }
  | { kind: 'workbook' };

/** The accepted headers of each column, without accents and in lower case. */
const NAMES: Readonly<Record<ClientField, readonly string[]>> = {
  email: ['email', 'mail', 'courriel', 'adresse email', 'adresse mail', 'email address'],
  firstName: ['prenom', 'first name', 'firstname', 'given name'],
  lastName: ['nom', 'nom de famille', 'last name', 'lastname', 'family name'],
  phone: ['telephone', 'tel', 'portable', 'mobile', 'gsm', 'phone', 'phone number'],
};

/** Reads people from the bytes of a CSV file whose first line names the columns. */
export function readClients(bytes: Uint8Array): ReadClients {
  if (isWorkbook(bytes)) return { kind: 'workbook' };
  const { rows, broken } = readCsv(bytes);
  if (rows.length + broken.length === 0) return { kind: 'people', clients: [], unread: [] };
  const [headers, ...records] = rows;
  const names = (headers?.cells ?? []).map(toPlain);
  const findColumn = (field: ClientField) => names.findIndex((name) => NAMES[field].includes(name));
  const missing = FIELDS.filter((field) => findColumn(field) === -1);
  if (missing.length > 0) return { kind: 'columns', missing };

  const isWhole = ({ cells }: CsvRow) => cells.length === names.length;
  const clients = records.filter(isWhole).map(({ line, cells }) => {
    const getValue = (field: ClientField) => cells[findColumn(field)]?.trim() ?? '';
    const values = {
      email: getValue('email'),
      firstName: getValue('firstName'),
      lastName: getValue('lastName'),
      phone: getValue('phone'),
    };
    return { line, values };
  });
  const unread: UnreadLine[] = [
    ...broken.map((line) => ({ line, reason: 'quote' }) as const),
    ...records
      .filter((record) => !isWhole(record))
      .map(({ line, cells: { length } }) => {
        return { line, reason: 'cells', found: length, wanted: names.length } as const;
      }),
  ];
  return { kind: 'people', clients, unread };
}

/** Normalises a header: 'Téléphone' → 'telephone', 'E-mail' → 'email', 'FIRST_NAME' → 'first name'. */
function toPlain(header: string): string {
  return header
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/(?<=\be)[-\s](?=mail)/gu, '')
    .replaceAll(/[^a-z]+/gu, ' ')
    .trim();
}
