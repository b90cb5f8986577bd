import {
  getAdminPartner,
  getPartnerOverview,
  getPartnerProfile,
  listAdminPartners,
  rejectPartner,
  updatePartnerProfile,
  validatePartner,
} from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { success, successPage } from '../../http/success.ts';
import { onlyRow } from '../../lists/keyset.ts';
import { toPageRequest } from '../../lists/page-request.ts';
import { toPage } from '../../lists/page.ts';
import { readList } from '../../lists/read-list.ts';
import {
  findAdminPartner,
  keyOfPartner,
  listOfPartners,
  readPartners,
} from './admin-partner.repository.ts';
import { readPartnerOverview } from './partner-overview.service.ts';
import { findPartnerProfile } from './partner-profile.repository.ts';
import { changePartnerProfile } from './partner-profile.service.ts';
import { reviewPartner } from './review-partner.service.ts';

export function partnersRoutes(deps: Dependencies): Route[] {
  const { db, reading } = deps;
  return [
    defineRoute(getPartnerOverview, async ({ actor }) =>
      success(await readPartnerOverview(db, actor.userId)),
    ),
    defineRoute(getPartnerProfile, async ({ actor }) =>
      success(await findPartnerProfile(db, actor.userId)),
    ),
    defineRoute(updatePartnerProfile, async ({ actor, body, version }) =>
      success(await changePartnerProfile(deps, { id: actor.userId, version, form: body })),
    ),
    defineRoute(listAdminPartners, async ({ query }) => {
      const request = toPageRequest(query);
      const found = await reading(async (from) => {
        const list = onlyRow(await listOfPartners(from, query), query.id);
        return readList(from, { list, request, read: readPartners });
      });
      const { rows, meta } = toPage(request, found, keyOfPartner);
      return successPage(rows, meta);
    }),
    defineRoute(getAdminPartner, async ({ params }) => {
      const partner = await findAdminPartner(db, params.id);
      if (partner === null) throw new HttpError('not_found');
      return success(partner);
    }),
    defineRoute(validatePartner, async ({ actor, params, version }) => {
      const decision = { status: 'validated' } as const;
      const review = { partnerId: params.id, version, decision, actorId: actor.userId };
      return success(await reviewPartner(deps, review));
    }),
    defineRoute(rejectPartner, async ({ actor, params, body, version }) => {
      const decision = { status: 'rejected', reason: body.reason.trim() } as const;
      const review = { partnerId: params.id, version, decision, actorId: actor.userId };
      return success(await reviewPartner(deps, review));
    }),
  ];
}
