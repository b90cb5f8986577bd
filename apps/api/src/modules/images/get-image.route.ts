import { getImage } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute, FileAnswer } from '../../http/route.ts';
import { findImage } from './image.repository.ts';

export function getImageRoute({ db, files }: Dependencies) {
  return defineRoute(getImage, async ({ params: { name } }) => {
    const [, id = '', width] = /^(.{22})-(\d+)/u.exec(name) ?? [];
    const image = await findImage(db, id);
    const size = image?.sizes.find((each) => each.width === Number(width));
    if (!size) throw new HttpError('not_found');
    const body = await files.bytes(size.fileId);
    return new FileAnswer({ name, mediaType: 'image/webp', body, isImmutable: true });
  });
}
