import { createImage, getImage } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { outlastAbsence } from '../../service-away.ts';
import { defineRoute, FileAnswer, type Route } from '../../http/route.ts';
import { createOnce } from '../../idempotency/create-once.ts';
import { findImage } from './image.repository.ts';
import { keepImage, readImage } from './keep-image.service.ts';

export function imagesRoutes(deps: Dependencies): Route[] {
  const { db, files } = deps;
  return [
    defineRoute(createImage, async ({ actor, body, headers }) => {
      const encoded = await readImage(body.content);
      const creation = { contract: createImage, input: { body }, headers, actor };
      return createOnce(deps, creation, (tx) =>
        keepImage(deps, tx, { ...encoded, description: body.description }),
      );
    }),
    defineRoute(getImage, async ({ params: { name } }) => {
      const [, id = '', width] = /^(.{22})-(\d+)/u.exec(name) ?? [];
      const image = await findImage(db, id);
      const size = image?.sizes.find((each) => each.width === Number(width));
      if (!size) throw new HttpError('not_found');
      const body = await outlastAbsence(() => files.bytes(size.fileId));
      return new FileAnswer({ name, mediaType: 'image/webp', body, isImmutable: true });
    }),
  ];
}
