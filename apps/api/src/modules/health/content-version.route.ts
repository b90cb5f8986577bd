import { contentVersion } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { findContentVersion } from '../content/content-version.repository.ts';

export function contentVersionRoute({ db }: Dependencies) {
  return defineRoute(contentVersion, async () => {
    const row = await findContentVersion(db);
    if (row === null) throw new HttpError('not_ready');
    return success(row);
  });
}
