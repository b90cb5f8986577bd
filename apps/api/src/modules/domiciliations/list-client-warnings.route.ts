import { listClientWarnings } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { listWarnings } from './list-warnings.service.ts';
import { warningOf } from './warning-wire.ts';

export function listClientWarningsRoute({ db, clock }: Dependencies) {
  return defineRoute(listClientWarnings, async ({ query, actor }) => {
    const scope = { ...query, clientId: actor.userId };
    const { rows, meta, outlook } = await listWarnings(db, scope, clock());
    return { ...success(rows.map((row) => warningOf(row, outlook))), meta };
  });
}
