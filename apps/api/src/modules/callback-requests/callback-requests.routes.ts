import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../http/route.ts';
import { createCallbackRequestRoute } from './create-callback-request.route.ts';
import { listCallbackRequestsRoute } from './list-callback-requests.route.ts';
import { updateCallbackRequestRoute } from './update-callback-request.route.ts';

export function callbackRequestsRoutes(deps: Dependencies): Route[] {
  return [
    createCallbackRequestRoute(deps),
    listCallbackRequestsRoute(deps),
    updateCallbackRequestRoute(deps),
  ];
}
