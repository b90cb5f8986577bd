import { assert, property, uint8Array } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PDF_MAX_BYTES, pdfFile } from './pdf.ts';

const toBytes = (text: string) => new TextEncoder().encode(text);
const aPdf = (size: number, end = '%%EOF\n') => {
  const bytes = new Uint8Array(size).fill(0x20);
  bytes.set(toBytes('%PDF-1.7\n'));
  bytes.set(toBytes(end), size - end.length);
  return bytes;
};

describe('a PDF', () => {
  test('may have up to 5 MiB, and not a byte more', () => {
    expect(pdfFile(aPdf(PDF_MAX_BYTES))).toBeNull();
    expect(pdfFile(aPdf(PDF_MAX_BYTES + 1))).toEqual({ code: 'pdf_too_large', params: { max: 5 } });
  });

  test('may end with some blanks, as many programs leave them', () => {
    expect(pdfFile(aPdf(4000, `%%EOF${'\r\n'.repeat(500)}`))).toBeNull();
  });

  test.each([
    ['nothing', ''],
    ['a name only', 'contrat.pdf'],
    ['a page of the web', '<!doctype html>%PDF-1.7 %%EOF'],
    ['a beginning only', '%PDF-1.7\n1 0 obj'],
    ['a mark that is too far from the end', `%PDF-1.7\n%%EOF${' '.repeat(1024)}`],
  ])('is not %s', (_name, text) => {
    expect(pdfFile(toBytes(text))).toEqual({ code: 'pdf_invalid' });
  });

  test('is not what any bytes happen to be', () => {
    assert(
      property(uint8Array({ maxLength: 2000 }), (bytes) => {
        expect(pdfFile(bytes)).toEqual({ code: 'pdf_invalid' });
      }),
    );
  });
});
