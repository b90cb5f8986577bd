import { getContentPackage } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { readPackage } from './change-package.service.ts';

export function getContentPackageRoute({ db }: Dependencies) {
  return defineRoute(getContentPackage, async ({ params }) =>
    success(await readPackage(db, params.id)),
  );
}
