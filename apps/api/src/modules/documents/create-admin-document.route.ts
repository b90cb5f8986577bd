import { createAdminDocument } from '@tassis/contracts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { createOnce } from '../../idempotency/create-once.ts';
import { toAdminDocument } from './document.repository.ts';
import { takeDocument } from './take-document.service.ts';
import { tellOfDocument } from './tell-of-document.ts';

export function createAdminDocumentRoute(deps: Dependencies) {
  return defineRoute(createAdminDocument, ({ body, headers, actor }) => {
    const creation = { contract: createAdminDocument, input: { body }, headers, actor };
    return createOnce(deps, creation, async (tx, now) => {
      const { client_id: clientId, order_id: orderId, ...sent } = body;
      const { name, kind } = body;
      const owned = { clientId, orderId, origin: 'staff', now } as const;
      const row = await takeDocument(deps, tx, { ...sent, ...owned });
      const { id } = row.document;
      await writeAudit(tx, {
        actorId: actor.userId,
        action: createAdminDocument.name,
        subject: 'document',
        subjectId: id,
        after: { kind, name, clientId, orderId },
        now,
      });
      await tellOfDocument(tx, { id, clientId, name, now });
      return toAdminDocument(row);
    });
  });
}
