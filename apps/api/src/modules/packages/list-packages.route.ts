import { listPackages } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { findPublishedPackages } from './package.repository.ts';

export function listPackagesRoute({ db }: Dependencies) {
  return defineRoute(listPackages, async ({ locale }) =>
    success(await findPublishedPackages(db, locale)),
  );
}
