import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../http/route.ts';
import { listAdminOrderMessagesRoute } from './list-admin-order-messages.route.ts';
import { listClientOrderMessagesRoute } from './list-client-order-messages.route.ts';
import { markAdminOrderMessagesAsReadRoute } from './mark-admin-order-messages-as-read.route.ts';
import { markClientOrderMessagesAsReadRoute } from './mark-client-order-messages-as-read.route.ts';
import { sendAdminOrderMessageRoute } from './send-admin-order-message.route.ts';
import { sendClientOrderMessageRoute } from './send-client-order-message.route.ts';

export function messagesRoutes(deps: Dependencies): Route[] {
  return [
    listClientOrderMessagesRoute(deps),
    sendClientOrderMessageRoute(deps),
    markClientOrderMessagesAsReadRoute(deps),
    listAdminOrderMessagesRoute(deps),
    sendAdminOrderMessageRoute(deps),
    markAdminOrderMessagesAsReadRoute(deps),
  ];
}
