import { markAdminOrderMessagesAsRead } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { markThreadRead } from './read-thread.service.ts';

export function markAdminOrderMessagesAsReadRoute(deps: Dependencies) {
  return defineRoute(markAdminOrderMessagesAsRead, ({ params, body, actor }) =>
    markThreadRead(deps, { orderId: params.id, actor, until: body.until }),
  );
}
