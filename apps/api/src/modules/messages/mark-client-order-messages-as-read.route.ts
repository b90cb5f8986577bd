import { markClientOrderMessagesAsRead } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { markThreadRead } from './read-thread.service.ts';

export function markClientOrderMessagesAsReadRoute(deps: Dependencies) {
  return defineRoute(markClientOrderMessagesAsRead, ({ params, body, actor }) =>
    markThreadRead(deps, { orderId: params.id, actor, until: body.until }),
  );
}
