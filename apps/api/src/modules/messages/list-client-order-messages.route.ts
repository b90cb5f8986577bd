import { listClientOrderMessages } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { readThread } from './read-thread.service.ts';

export function listClientOrderMessagesRoute({ db }: Dependencies) {
  return defineRoute(listClientOrderMessages, ({ params, query, actor }) =>
    readThread(db, { orderId: params.id, actor, query }),
  );
}
