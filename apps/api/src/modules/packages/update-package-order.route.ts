import { updatePackageOrder, type PackageOrder } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { violationError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { changeRecord } from '../content/change-record.service.ts';
import { findOrder, writePlaces } from './package-order.repository.ts';

export function updatePackageOrderRoute(deps: Dependencies) {
  return defineRoute(updatePackageOrder, async ({ actor, body: { ids }, version }) => {
    const order = await changeRecord(deps, {
      key: 'package_order',
      version,
      actorId: actor.userId,
      action: 'updatePackageOrder',
      find: findOrder,
      write: async (tx, before) => {
        assertSamePackages(before, ids);
        await writePlaces(tx, ids);
        return {};
      },
    });
    return success(order);
  });
}

function assertSamePackages({ ids: known }: PackageOrder, ids: readonly string[]): void {
  const named = new Set(ids);
  const isSame = ids.length === known.length && known.every((id) => named.has(id));
  if (isSame) return;
  throw violationError('validation_failed', 'ids', { code: 'package_order_incomplete' });
}
