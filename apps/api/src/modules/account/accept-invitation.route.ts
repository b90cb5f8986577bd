import { acceptInvitation } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { acceptInvited } from './accept-invitation.service.ts';

export function acceptInvitationRoute(deps: Dependencies) {
  return defineRoute(acceptInvitation, ({ params, body, address, userAgent, locale }) =>
    acceptInvited(deps, { token: params.token, form: body, address, userAgent, locale }),
  );
}
