import { describe, expect, test } from 'vitest';
import { readClients, type ClientField } from './read-clients.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
/** As a spreadsheet on Windows writes it: one byte a letter. */
const windows1252 = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
const salma: Record<ClientField, string> = {
  firstName: 'Salma',
  lastName: 'El Ghazi-Né',
  email: 'salma@exemple.ma',
  phone: '0612345678',
};

describe('the people of a file', () => {
  const semicolons =
    'Prénom;Nom;E-mail;Téléphone\r\nSalma;El Ghazi-Né;salma@exemple.ma;0612345678\r\n';
  const commas = 'phone,first name,LAST_NAME,email\n0612345678,Salma,El Ghazi-Né,salma@exemple.ma';
  test.each([
    ['UTF-8 with semicolons', utf8(semicolons)],
    ['UTF-8 with a mark of its order', utf8(`\uFEFF${semicolons}`)],
    ['Windows-1252 with semicolons', windows1252(semicolons)],
    ['commas and English headers in another order', utf8(commas)],
    ['quoted cells with spaces around', utf8(semicolons.replace('Salma;', '" Salma ";'))],
  ])('%s', (_, bytes) => {
    expect(readClients(bytes)).toEqual({ clients: [{ line: 2, values: salma }], unread: [] });
  });

  test('a separator and a line’s end in quotes are part of the cell; lines are counted as in the file', () => {
    const read = readClients(
      utf8(
        'prénom;nom;email;tél;note\n\n"Sal;ma";A;a@b.ma;06;"zwei\nZeilen"\nB;C;c@d.ma;07;\n;;;;\n',
      ),
    );
    expect(read.clients?.map(({ line, values }) => [line, values.firstName])).toEqual([
      [4, 'Sal;ma'],
      [5, 'B'],
    ]);
  });
});

describe('what cannot be read', () => {
  test('is told by its line', () => {
    const read = readClients(
      utf8(
        'prénom;nom;email;tél\nA;B;a@b.ma;06\nA;B\nC"D;E;c@d.ma;07\nF;G;f@g.ma;08\n"H;I;h@i.ma;09\n',
      ),
    );
    expect(read.clients?.map(({ line }) => line)).toEqual([2, 5]);
    expect(read).toMatchObject({
      unread: [
        { line: 4, reason: 'quote' },
        { line: 6, reason: 'quote' },
        { line: 3, reason: 'cells', found: 2, wanted: 4 },
      ],
    });
  });

  test('is a file that does not name its columns', () => {
    expect(readClients(utf8('Salma;El Amrani;salma@exemple.ma;06'))).toEqual({
      missing: ['email', 'firstName', 'lastName', 'phone'],
    });
    expect(readClients(utf8('nom,prénom'))).toEqual({ missing: ['email', 'phone'] });
    expect(readClients(utf8('')).missing).toHaveLength(4);
  });
});
