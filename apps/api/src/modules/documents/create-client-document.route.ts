import { createClientDocument } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { createOnce } from '../../idempotency/create-once.ts';
import { admitUpload } from '../../throttles/admit-upload.ts';
import { toDocument } from './document.repository.ts';
import { takeDocument } from './take-document.service.ts';

export function createClientDocumentRoute(deps: Dependencies) {
  return defineRoute(createClientDocument, async ({ body, headers, actor }) => {
    await admitUpload(deps, actor.userId);
    const creation = { contract: createClientDocument, input: { body }, headers, actor };
    return createOnce(deps, creation, async (tx, now) => {
      const { order_id: orderId, replaces: replacesId = null, ...sent } = body;
      const owned = { clientId: actor.userId, orderId, replacesId, origin: 'client', now } as const;
      return toDocument(await takeDocument(deps, tx, { ...sent, ...owned }));
    });
  });
}
