import { addPartnerClient } from '@tassis/contracts';
import { addressOfAnother } from '@tassis/domain';
import type { Dependencies } from '../../dependencies.ts';
import { violationError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { createOnce } from '../../idempotency/create-once.ts';
import { askClient } from './ask-client.service.ts';
import { assertWithinDay } from './asking-limit.ts';
import { requireRequest } from './partner-request.repository.ts';
import { toPartnerRequest } from './partner-request-wire.ts';
import { requireValidated } from './validated-partner.ts';

export function addPartnerClientRoute(deps: Dependencies) {
  return defineRoute(addPartnerClient, ({ actor, body, headers, locale }) =>
    createOnce(
      deps,
      { contract: addPartnerClient, input: { body }, headers, actor },
      async (tx, now) => {
        const partner = await requireValidated(tx, actor.userId);
        const violation = addressOfAnother(partner.email)(body.email);
        if (violation !== null) throw violationError('validation_failed', 'email', violation);
        const id = await askClient(tx, { partner, form: body, locale, now });
        await assertWithinDay(tx, { partnerId: partner.id, now });
        return toPartnerRequest(await requireRequest(tx, id));
      },
    ),
  );
}
