import { listClientWarnings } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { findCertificates } from '../certificates/own-certificates.service.ts';
import { listWarnings } from './list-warnings.service.ts';
import { toWarning } from './warning-wire.ts';

/** So many certificates of one client end within a few months at most. */
const CERTIFICATES = 20;

export function listClientWarningsRoute({ db, clock }: Dependencies) {
  return defineRoute(listClientWarnings, async ({ query, actor }) => {
    const clientId = actor.userId;
    const scope = { ...query, clientId };
    const { rows, meta, outlook } = await listWarnings(db, scope, clock());
    const view = { clientIds: [clientId], outlook, limit: CERTIFICATES };
    const own = await findCertificates(db, view);
    const certificates = own.flatMap(({ certificate: { warning, ...certificate } }) =>
      warning === null ? [] : [{ ...certificate, warning }],
    );
    return { ...success(rows.map((row) => toWarning(row, outlook))), meta, certificates };
  });
}
