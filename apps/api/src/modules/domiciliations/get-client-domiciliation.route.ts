import { getClientDomiciliation } from '@tassis/contracts';
import { toMad } from '@tassis/domain';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { dueOf } from '../bills/bill-due.ts';
import { findDomiciliation } from './domiciliation.repository.ts';
import { toDomiciliation, toRenewalOffers } from './domiciliation-wire.ts';
import { findOutlook } from './outlook.service.ts';
import { findUnpaidRenewal } from './renewal.repository.ts';

export function getClientDomiciliationRoute({ db, clock, config }: Dependencies) {
  return defineRoute(getClientDomiciliation, async ({ params, actor }) => {
    const found = await findDomiciliation(db, params.id, actor.userId);
    if (found === null) throw new HttpError('not_found');
    const outlook = await findOutlook(db, clock());
    const { domiciliation } = found;
    const unpaid = await findUnpaidRenewal(db, domiciliation);
    return success({
      ...toDomiciliation(found, outlook, config.sessionSecret),
      renewal_offers:
        domiciliation.closedAt === null ? toRenewalOffers(domiciliation, outlook) : [],
      unpaid_renewal: unpaid && {
        id: unpaid.id,
        number: unpaid.number,
        due: toMad(dueOf(unpaid)),
      },
    });
  });
}
