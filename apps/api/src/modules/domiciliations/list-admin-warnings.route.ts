import { listAdminWarnings } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { listWarnings } from './list-warnings.service.ts';
import { toAdminWarning } from './warning-wire.ts';

export function listAdminWarningsRoute({ db, clock }: Dependencies) {
  return defineRoute(listAdminWarnings, async ({ query }) => {
    const { rows, meta, outlook } = await listWarnings(db, query, clock());
    return { ...success(rows.map((row) => toAdminWarning(row, outlook))), meta };
  });
}
