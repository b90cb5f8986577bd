import { getClientBill } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { readClientBill } from './bill-reading.service.ts';

export function getClientBillRoute(deps: Dependencies) {
  return defineRoute(getClientBill, async ({ params, actor }) =>
    success(await readClientBill(deps, deps.db, { id: params.id, clientId: actor.userId })),
  );
}
