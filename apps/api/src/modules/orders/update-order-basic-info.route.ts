import { updateOrderBasicInfo } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { editBasicInfo } from './edit-basic-info.service.ts';

export function updateOrderBasicInfoRoute({ db, clock }: Dependencies) {
  return defineRoute(updateOrderBasicInfo, async ({ params, body, actor, version }) => {
    const { data, reason } = body;
    const edit = { id: params.id, data, reason: reason.trim(), actor, version, now: clock() };
    return success(await db.transaction((tx) => editBasicInfo(tx, edit)));
  });
}
