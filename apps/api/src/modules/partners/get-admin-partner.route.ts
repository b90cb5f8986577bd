import { getAdminPartner } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { findAdminPartner } from './admin-partner.repository.ts';

export function getAdminPartnerRoute({ db }: Dependencies) {
  return defineRoute(getAdminPartner, async ({ params }) => {
    const partner = await findAdminPartner(db, params.id);
    if (partner === null) throw new HttpError('not_found');
    return success(partner);
  });
}
