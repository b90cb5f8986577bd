import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { formatDisposition } from './send-file.ts';

test.each([
  ['Facture FAC-2026-000001.pdf', 'Facture%20FAC-2026-000001.pdf'],
  ['../../etc/passwd', '.._.._etc_passwd'],
  ['œuvre\r\nSet-Cookie: a=b.pdf', '%C5%93uvre__Set-Cookie_%20a%3Db.pdf'],
])('%j is named by RFC 5987', (name, encoded) => {
  expect(formatDisposition(name)).toContain(`filename*=UTF-8''${encoded}`);
});

test('no file name can break out of the header', () => {
  assert(
    property(string({ unit: 'binary' }), (name) => {
      expect(formatDisposition(name)).toMatch(
        /^attachment; filename="[\x20-\x21\x23-\x7E]*"; filename\*=UTF-8''[\w!~.%-]*$/u,
      );
    }),
  );
});
