import type { Violation } from './violation.ts';

/** Largest accepted PDF in bytes: 5 MiB. */
export const PDF_MAX_BYTES = 5_242_880;

/** The end marker is within the last KiB, since some programs append bytes after it. */
const TAIL_BYTES = 1024;
const HEAD = toCharCodes('%PDF-');
const END = toCharCodes('%%EOF');

/**
 * Checks that bytes can be a complete PDF of an accepted size, by the first and last bytes only, because parsing an
 * untrusted PDF is a risk.
 */
export function pdfFile(bytes: Uint8Array): Violation | null {
  if (bytes.length > PDF_MAX_BYTES) {
    return { code: 'pdf_too_large', params: { max: PDF_MAX_BYTES / 1_048_576 } };
  }
  const isWhole = startsWith(bytes, HEAD, 0) && hasNear(bytes.subarray(-TAIL_BYTES), END);
  return isWhole ? null : { code: 'pdf_invalid' };
}

function toCharCodes(text: string): readonly number[] {
  return Array.from(text, (character) => character.charCodeAt(0));
}

function startsWith(bytes: Uint8Array, mark: readonly number[], from: number): boolean {
  return mark.every((code, index) => bytes[from + index] === code);
}

function hasNear(tail: Uint8Array, mark: readonly number[]): boolean {
  return tail.some((_, from) => startsWith(tail, mark, from));
}
