import { getAdminClient } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { readClient } from './admin-client.service.ts';

export function getAdminClientRoute({ db, clock }: Dependencies) {
  return defineRoute(getAdminClient, async ({ params }) =>
    success(await readClient(db, params.id, clock())),
  );
}
