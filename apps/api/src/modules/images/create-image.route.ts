import { createImage } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { keepFile } from '../../files/keep-file.ts';
import { readBase64 } from '../../files/read-base64.ts';
import { defineRoute } from '../../http/route.ts';
import { createOnce } from '../../idempotency/create-once.ts';
import type { Executor } from '../../database/client.ts';
import { encodeImage, type EncodedImage } from './encode-image.ts';
import { findImage, toImage, writeImage } from './image.repository.ts';

export function createImageRoute(deps: Dependencies) {
  return defineRoute(createImage, async ({ actor, body, headers }) => {
    const bytes = readBase64(body.content, {
      kind: 'image/',
      path: 'content',
      code: 'image_invalid',
    });
    const encoded = await encodeImage(bytes, 'content');
    const creation = { contract: createImage, input: { body }, headers, actor };
    return createOnce(deps, creation, async (tx) => {
      const known = await findImage(tx, encoded.id);
      const { id, width, height } = encoded;
      const sizes = known?.sizes ?? (await keepSizes(deps, tx, encoded));
      const image = { id, description: body.description, width, height, sizes };
      await writeImage(tx, image);
      return toImage(image);
    });
  });
}

/** An image belongs to the site: it stays when the account that uploaded it is deleted. */
async function keepSizes(deps: Dependencies, tx: Executor, { id, sizes }: EncodedImage) {
  const kept = [];
  for (const { width, bytes } of sizes) {
    const name = `${id}-${width}.webp`;
    const file = { name, mediaType: 'image/webp', bytes, ownerId: null };
    kept.push({ width, fileId: await keepFile(deps, tx, file) });
  }
  return kept;
}
