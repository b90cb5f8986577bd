import { registerClient } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { askNewcomer } from '../partners/claim-requests.service.ts';
import { insertClient } from './new-account.repository.ts';
import { openAccount } from './open-account.service.ts';

export function registerClientRoute(deps: Dependencies) {
  return defineRoute(registerClient, ({ body, address, userAgent, locale }) =>
    openAccount(deps, { form: body, address, userAgent, locale }, async (tx, person) => {
      const user = await insertClient(tx, person);
      await askNewcomer(tx, { user, now: deps.clock() });
      return user;
    }),
  );
}
