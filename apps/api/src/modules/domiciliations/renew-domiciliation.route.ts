import { renewDomiciliation } from '@tassis/contracts';
import { DEFAULT_RENEWAL_MONTHS } from '@tassis/domain';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { renewOnce } from './renew-once.service.ts';

export function renewDomiciliationRoute(deps: Dependencies) {
  return defineRoute(renewDomiciliation, ({ body, headers, actor, locale }) =>
    renewOnce(deps, {
      domiciliationId: body.domiciliation_id,
      clientId: actor.userId,
      months: body.duration_months ?? DEFAULT_RENEWAL_MONTHS,
      finalPrice: body.finalPrice,
      locale,
      key: headers['idempotency-key'] ?? null,
    }),
  );
}
