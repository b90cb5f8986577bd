import type { Violation } from './violation.ts';

/** Largest accepted picture in bytes: 5 MiB. */
export const IMAGE_MAX_BYTES = 5_242_880;

/** First bytes of the accepted kinds; `null` stands for any byte. */
const MARKS: readonly (readonly (number | null)[])[] = [
  [0xff, 0xd8, 0xff], // JPEG
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], // PNG
  [...toCharCodes('RIFF'), null, null, null, null, ...toCharCodes('WEBP')],
  [null, null, null, null, ...toCharCodes('ftypavif')],
];

/**
 * Checks that bytes begin as a JPEG, a PNG, a WebP or an AVIF of an accepted size, whatever the file is called. Whether
 * it is whole is seen when it is read.
 */
export function imageFile(bytes: Uint8Array): Violation | null {
  if (bytes.length > IMAGE_MAX_BYTES) {
    return { code: 'image_too_large', params: { max: IMAGE_MAX_BYTES / 1_048_576 } };
  }
  const isKnown = MARKS.some((mark) =>
    mark.every((code, index) => code === null || bytes[index] === code),
  );
  return isKnown ? null : { code: 'image_invalid' };
}

function toCharCodes(text: string): readonly number[] {
  return Array.from(text, (character) => character.charCodeAt(0));
}
