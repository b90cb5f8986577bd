import { updatePackageOrder, type PackageOrder } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { violationError } from '../../http/http-error.ts';
import { changeRecord } from '../content/change-record.service.ts';
import { findOrder, writePositions } from './package-order.repository.ts';

type Change = { ids: string[]; version: number; actorId: string };

/** Reorders the packages of the version that the caller saw; each package is listed once. */
export function changeOrder(
  deps: Pick<Dependencies, 'db' | 'clock'>,
  { ids, ...seen }: Change,
): Promise<PackageOrder> {
  return changeRecord(deps, {
    ...seen,
    key: 'package_order',
    action: updatePackageOrder.name,
    find: findOrder,
    write: async (tx, before) => {
      assertSamePackages(before, ids);
      await writePositions(tx, ids);
      return {};
    },
  });
}

function assertSamePackages({ ids: known }: PackageOrder, ids: readonly string[]): void {
  const named = new Set(ids);
  const isSame = ids.length === known.length && known.every((id) => named.has(id));
  if (isSame) return;
  throw violationError('validation_failed', 'ids', { code: 'package_order_incomplete' });
}
