import { imageFile } from '@tassis/domain';
import { createHash } from 'node:crypto';
import { violationError } from '../../http/http-error.ts';

/** Widths in which a picture is stored: a portrait in a card, half a page, a page, a page on a high-density screen. */
const WIDTHS = [160, 480, 960, 1600];
/** The maximum number of pixels of a decoded picture, against decompression bombs. */
const MAX_PIXELS = 40_000_000;
const QUALITY = 80;

export type EncodedImage = {
  id: string;
  width: number;
  height: number;
  sizes: { width: number; bytes: Uint8Array }[];
};

/**
 * Encodes a picture as WebP in each width, upright and without metadata. Throws a violation at
 * `path` when the bytes are not a complete picture of a known type.
 */
export async function encodeImage(bytes: Uint8Array, path: string): Promise<EncodedImage> {
  const violation = imageFile(bytes);
  if (violation !== null) throw violationError('validation_failed', path, violation);
  const { default: sharp } = await import('sharp'); // loaded on first use, so that a start does not wait for the library
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS }).autoOrient();
  try {
    const { autoOrient } = await picture.metadata();
    const width = Math.min(autoOrient.width, WIDTHS.at(-1) ?? 0);
    const widths = [...WIDTHS.filter((each) => each < width), width];
    const encoded = await Promise.all(
      widths.map(async (each) => {
        const drawn = picture.clone().resize({ width: each }).webp({ quality: QUALITY });
        const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
        return { width: info.width, height: info.height, bytes: data };
      }),
    );
    const largest = encoded.at(-1);
    if (!largest) throw new Error('A picture has one width at least');
    const id = createHash('sha256').update(largest.bytes).digest('base64url').slice(0, 22);
    return { id, width: largest.width, height: largest.height, sizes: encoded };
  } catch (cause) {
    const unread = violationError('validation_failed', path, { code: 'image_invalid' });
    throw Object.assign(unread, { cause });
  }
}
