import { registerPartner } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { insertPartner } from './new-account.repository.ts';
import { openAccount } from './open-account.service.ts';

export function registerPartnerRoute(deps: Dependencies) {
  return defineRoute(registerPartner, ({ body, address, userAgent, locale }) =>
    openAccount(deps, { form: body, address, userAgent, locale }, (tx, person) =>
      insertPartner(tx, {
        ...person,
        businessName: body.businessName.trim(),
        legalStatus: body.legalStatus,
        legalForm: body.legalForm,
      }),
    ),
  );
}
