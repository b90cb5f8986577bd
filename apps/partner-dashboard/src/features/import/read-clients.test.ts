import { describe, expect, test } from 'vitest';
import { readClients, type ClientField, type ReadClients } from './read-clients.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
/** Encodes a text as a spreadsheet on Windows does: one byte per character. */
const windows1252 = (text: string) =>
  Uint8Array.from(text, (character) => character.codePointAt(0) ?? 0);
/** Encodes a text as Excel's “Unicode text”: UTF-16. */
const utf16 = (text: string) =>
  new Uint8Array(
    Uint16Array.from(`\uFEFF${text}`, (character) => character.codePointAt(0) ?? 0).buffer,
  );
const salma: Record<ClientField, string> = {
  firstName: 'Salma',
  lastName: 'El Ghazi-Né',
  email: 'salma@exemple.ma',
  phone: '0612345678',
};

const peopleIn = (read: ReadClients) => (read.kind === 'people' ? read.clients : []);

describe('the people of a file', () => {
  const semicolons =
    'Prénom;Nom;E-mail;Téléphone\r\nSalma;El Ghazi-Né;salma@exemple.ma;0612345678\r\n';
  const commas = 'phone,first name,LAST_NAME,email\n0612345678,Salma,El Ghazi-Né,salma@exemple.ma';
  test.each([
    ['UTF-8 with semicolons', utf8(semicolons)],
    ['UTF-8 with a mark of its order', utf8(`\uFEFF${semicolons}`)],
    ['Windows-1252 with semicolons', windows1252(semicolons)],
    ['UTF-16 with tabs', utf16(semicolons.replaceAll(';', '\t'))],
    ['commas and English headers in another order', utf8(commas)],
    ['quoted cells with spaces around', utf8(semicolons.replace('Salma;', '" Salma ";'))],
  ])('%s', (_, bytes) => {
    expect(readClients(bytes)).toEqual({
      kind: 'people',
      clients: [{ line: 2, values: salma }],
      unread: [],
    });
  });

  test('a line that names the separator is no header, but is counted', () => {
    const read = readClients(utf8('sep=|\r\nprénom|nom|email|tél\r\nSalma|A|a@b.ma|06\r\n'));
    expect(peopleIn(read)).toMatchObject([{ line: 3, values: { firstName: 'Salma' } }]);
  });

  test('separators and line breaks in quotes belong to the cell; lines are counted as in the file', () => {
    const read = readClients(
      utf8(
        'prénom;nom;email;tél;note\n\n"Sal;ma";A;a@b.ma;06;"zwei\nZeilen"\nB;C;c@d.ma;07;\n;;;;\n',
      ),
    );
    expect(peopleIn(read).map(({ line, values }) => [line, values.firstName])).toEqual([
      [4, 'Sal;ma'],
      [5, 'B'],
    ]);
  });
});

describe('unreadable content', () => {
  test('is reported by line', () => {
    const read = readClients(
      utf8(
        'prénom;nom;email;tél\nA;B;a@b.ma;06\nA;B\nC"D;E;c@d.ma;07\nF;G;f@g.ma;08\n"H;I;h@i.ma;09\n',
      ),
    );
    expect(peopleIn(read).map(({ line }) => line)).toEqual([2, 5]);
    expect(read).toMatchObject({
      unread: [
        { line: 4, reason: 'quote' },
        { line: 6, reason: 'quote' },
        { line: 3, reason: 'cells', found: 2, wanted: 4 },
      ],
    });
  });

  test('is a file whose headers do not name the columns', () => {
    expect(readClients(utf8('Salma;El Amrani;salma@exemple.ma;06'))).toEqual({
      kind: 'columns',
      missing: ['email', 'firstName', 'lastName', 'phone'],
    });
    expect(readClients(utf8('nom,prénom'))).toMatchObject({ missing: ['email', 'phone'] });
  });

  test.each(['', '\n\n', 'prénom;nom;email;tél\n'])('is a file without people: %j', (text) => {
    expect(readClients(utf8(text))).toEqual({ kind: 'people', clients: [], unread: [] });
  });

  test('is an Excel workbook', () => {
    expect(readClients(utf8('PK\u0003\u0004[Content_Types].xml'))).toEqual({ kind: 'workbook' });
  });
});
