import { listPackageVersions } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { readPackage } from './change-package.service.ts';
import { findVersions } from './package-version.repository.ts';

export function listPackageVersionsRoute({ db }: Dependencies) {
  return defineRoute(listPackageVersions, async ({ params }) =>
    success(await findVersions(db, await readPackage(db, params.id))),
  );
}
