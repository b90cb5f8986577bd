import {
  closeDomiciliation,
  downloadCalendar,
  generateWarnings,
  getAdminDomiciliation,
  getClientDomiciliation,
  listAdminDomiciliations,
  listAdminWarnings,
  listClientDomiciliations,
  listClientWarnings,
  renewDomiciliation,
  sendWarning,
} from '@tassis/contracts';
import { DEFAULT_RENEWAL_MONTHS } from '@tassis/domain';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError, violationError } from '../../http/http-error.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { success, successPage } from '../../http/success.ts';
import { createOnce } from '../../idempotency/create-once.ts';
import { toPageRequest } from '../../lists/page-request.ts';
import { toPage } from '../../lists/page.ts';
import { findDomiciliations, keyOfDomiciliation } from './admin-domiciliation-list.repository.ts';
import { findAdminDomiciliation } from './admin-domiciliation.repository.ts';
import { findClientDomiciliations, keyByEnd } from './client-domiciliation-list.repository.ts';
import { endDomiciliation } from './close-domiciliation.service.ts';
import { toAdminDomiciliationSummary, toDomiciliation } from './domiciliation-wire.ts';
import { pretendWarnings } from './generate-warnings.service.ts';
import { findWarnedCertificates, listWarnings } from './list-warnings.service.ts';
import { readCalendar, readOwnDomiciliation } from './own-domiciliation.service.ts';
import { findOutlook } from './outlook.service.ts';
import { renewOnce } from './renew-once.service.ts';
import { tellPresentStep } from './send-warning.service.ts';
import { toAdminWarning, toWarning } from './warning-wire.ts';

export function domiciliationsRoutes(deps: Dependencies): Route[] {
  const { config, db, clock } = deps;
  return [
    defineRoute(listClientDomiciliations, async ({ query, actor }) => {
      const request = { ...toPageRequest(query), isDescending: false };
      const mine = { clientId: actor.userId, search: query.search };
      const found = await findClientDomiciliations(db, mine, request);
      const outlook = await findOutlook(db, clock());
      const { rows, meta } = toPage(request, found, keyByEnd);
      return successPage(
        rows.map((row) => toDomiciliation(row, outlook, config.sessionSecrets)),
        meta,
      );
    }),
    defineRoute(getClientDomiciliation, async ({ params: { id }, actor: { userId: clientId } }) =>
      success(await readOwnDomiciliation(deps, { id, clientId })),
    ),
    defineRoute(renewDomiciliation, ({ body, headers, actor, locale }) =>
      renewOnce(deps, {
        domiciliationId: body.domiciliation_id,
        clientId: actor.userId,
        months: body.duration_months ?? DEFAULT_RENEWAL_MONTHS,
        finalPrice: body.finalPrice,
        locale,
        key: headers['idempotency-key'] ?? null,
      }),
    ),
    defineRoute(downloadCalendar, ({ params: { token }, locale }) =>
      readCalendar(deps, { token, locale }),
    ),
    defineRoute(listAdminDomiciliations, async ({ query }) => {
      const request = toPageRequest(query);
      const found = await findDomiciliations(db, query, request);
      const outlook = await findOutlook(db, clock());
      const { rows, meta } = toPage(request, found, (row) => keyOfDomiciliation(row, query));
      return successPage(
        rows.map((row) => toAdminDomiciliationSummary(row, outlook)),
        meta,
      );
    }),
    defineRoute(getAdminDomiciliation, async ({ params }) => {
      const found = await findAdminDomiciliation(db, params.id, await findOutlook(db, clock()));
      if (found === null) throw new HttpError('not_found');
      return success(found);
    }),
    defineRoute(closeDomiciliation, async ({ params: { id }, body, version, actor }) => {
      const reason = body.reason.trim();
      const closing = { id, version, reason, actorId: actor.userId, now: clock() };
      return success(await db.transaction((tx) => endDomiciliation(tx, closing)));
    }),
    defineRoute(listClientWarnings, async ({ query, actor: { userId: clientId } }) => {
      const { rows, meta, outlook } = await listWarnings(db, { ...query, clientId }, clock());
      const certificates = await findWarnedCertificates(db, { clientId, outlook });
      return { ...success(rows.map((row) => toWarning(row, outlook))), meta, certificates };
    }),
    defineRoute(listAdminWarnings, async ({ query }) => {
      const { rows, meta, outlook } = await listWarnings(db, query, clock());
      return { ...success(rows.map((row) => toAdminWarning(row, outlook))), meta };
    }),
    defineRoute(sendWarning, async ({ body: { domiciliation_id: domiciliationId }, actor }) => {
      const command = { domiciliationId, actorId: actor.userId, now: clock() };
      return success(await db.transaction((tx) => tellPresentStep(tx, command)));
    }),
    defineRoute(generateWarnings, async ({ body, headers, actor }) => {
      if (config.environment === 'production') throw new HttpError('not_in_production');
      const { count = 1, days, status } = body;
      const wanted = { count, days, status, clientId: getClientId(body), actorId: actor.userId };
      const creation = { contract: generateWarnings, input: { body }, headers, actor };
      return createOnce(deps, creation, (tx, now) => pretendWarnings(tx, { ...wanted, now }));
    }),
  ];
}

type Whose = { user_id?: string | undefined; client_id?: string | undefined };

/** A client may be given in either field; if both are given, they must be equal. */
function getClientId({ user_id: user, client_id: client }: Whose): string | undefined {
  if (user !== undefined && client !== undefined && user !== client) {
    throw violationError('validation_failed', 'client_id', { code: 'invalid_value' });
  }
  return client ?? user;
}
