import type { Image } from '@tassis/contracts';
import type { Executor } from '../../database/client.ts';
import type { Dependencies } from '../../dependencies.ts';
import { storeFile } from '../../files/store-file.ts';
import { readBase64 } from '../../files/read-base64.ts';
import { encodeImage, type EncodedImage } from './encode-image.ts';
import { findImage, toImage, writeImage } from './image.repository.ts';

type Storage = Pick<Dependencies, 'files'>;

/** Stores an uploaded picture in the widths that pages show. Throws for anything but a picture. */
export function readImage(content: string): Promise<EncodedImage> {
  const bytes = readBase64(content, { kind: 'image/', path: 'content', code: 'image_invalid' });
  return encodeImage(bytes, 'content');
}

/** Stores a picture with its description; one that is already stored is not stored twice. */
export async function keepImage(
  storage: Storage,
  tx: Executor,
  { description, ...encoded }: EncodedImage & { description: string },
): Promise<Image> {
  const { id, width, height } = encoded;
  const known = await findImage(tx, id);
  const sizes = known?.sizes ?? (await keepSizes(storage, tx, encoded));
  const image = { id, description, width, height, sizes };
  await writeImage(tx, image);
  return toImage(image);
}

/** A picture belongs to the site: it stays when the account that uploaded it is deleted. */
async function keepSizes(storage: Storage, tx: Executor, { id, sizes }: EncodedImage) {
  const kept = [];
  for (const { width, bytes } of sizes) {
    const name = `${id}-${width}.webp`;
    const file = { name, mediaType: 'image/webp', bytes, ownerId: null };
    kept.push({ width, fileId: await storeFile(storage, tx, file) });
  }
  return kept;
}
