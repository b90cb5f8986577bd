import { refresh } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';

export function refreshRoute({ sessions }: Dependencies) {
  return defineRoute(refresh, ({ body }) => sessions.refresh(body.refresh_token));
}
