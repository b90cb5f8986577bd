import {
  acceptInvitation,
  getInvitation,
  registerClient,
  registerPartner,
} from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { acceptInvited, readInvitation } from './invitation.service.ts';
import { openClientAccount, openPartnerAccount } from './open-account.service.ts';

export function registrationRoutes(deps: Dependencies): Route[] {
  return [
    defineRoute(registerClient, ({ body, address, userAgent, locale }) =>
      openClientAccount(deps, { form: body, address, userAgent, locale }),
    ),
    defineRoute(registerPartner, ({ body, address, userAgent, locale }) =>
      openPartnerAccount(deps, { form: body, address, userAgent, locale }),
    ),
    defineRoute(getInvitation, async ({ params: { token }, address }) =>
      success(await readInvitation(deps, { token, address })),
    ),
    defineRoute(acceptInvitation, ({ params: { token }, body, address, userAgent, locale }) =>
      acceptInvited(deps, { token, form: body, address, userAgent, locale }),
    ),
  ];
}
