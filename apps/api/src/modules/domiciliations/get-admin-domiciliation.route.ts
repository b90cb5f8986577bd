import { getAdminDomiciliation } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { findAdminDomiciliation } from './admin-domiciliation.repository.ts';
import { findOutlook } from './outlook.service.ts';

export function getAdminDomiciliationRoute({ db, clock }: Dependencies) {
  return defineRoute(getAdminDomiciliation, async ({ params }) => {
    const found = await findAdminDomiciliation(db, params.id, await findOutlook(db, clock()));
    if (found === null) throw new HttpError('not_found');
    return success(found);
  });
}
