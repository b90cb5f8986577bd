import { importPartnerClients } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { createOnce } from '../../idempotency/create-once.ts';
import { importClients } from './import-clients.service.ts';
import { requireValidated } from './validated-partner.ts';

export function importPartnerClientsRoute(deps: Dependencies) {
  return defineRoute(importPartnerClients, ({ actor, body, headers, locale }) =>
    createOnce(
      deps,
      { contract: importPartnerClients, input: { body }, headers, actor },
      async (tx, now) => {
        const partner = await requireValidated(tx, actor.userId);
        const { rows, dry_run: isDryRun } = body;
        const results = await importClients(tx, { partner, rows, isDryRun, locale, now });
        return { dry_run: isDryRun, rows: results };
      },
    ),
  );
}
