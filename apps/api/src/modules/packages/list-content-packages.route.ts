import { listContentPackages, type ListMeta } from '@tassis/contracts';
import { PACKAGES_MAX } from '@tassis/domain';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { successPage } from '../../http/success.ts';
import { TOTAL_MAX } from '../../lists/page.ts';
import { findContentPackages } from './content-package.repository.ts';

export function listContentPackagesRoute({ db }: Dependencies) {
  return defineRoute(listContentPackages, async ({ query }) => {
    const { rows, counted } = await findContentPackages(db, query);
    return successPage(rows, onePage(counted));
  });
}

function onePage(counted: number): ListMeta {
  return {
    page: 1,
    per_page: PACKAGES_MAX,
    total: Math.min(counted, TOTAL_MAX),
    total_capped: counted > TOTAL_MAX,
    next_cursor: null,
    prev_cursor: null,
  };
}
