import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../http/route.ts';
import { getAdminMailRoute } from './get-admin-mail.route.ts';
import { listAdminMailsRoute } from './list-admin-mails.route.ts';
import { resendMailRoute } from './resend-mail.route.ts';

export function mailsRoutes(deps: Dependencies): Route[] {
  return [getAdminMailRoute(deps), listAdminMailsRoute(deps), resendMailRoute(deps)];
}
