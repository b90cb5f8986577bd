import { getPackage } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { findPublishedPackage } from './package.repository.ts';

export function getPackageRoute({ db }: Dependencies) {
  return defineRoute(getPackage, async ({ params, locale }) => {
    const found = await findPublishedPackage(db, { code: params.code, locale });
    if (found === null) throw new HttpError('not_found');
    return success(found);
  });
}
