import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../http/route.ts';
import { openPaymentSessionRoute } from './open-payment-session.route.ts';
import { receivePaymentCallbackRoute } from './receive-payment-callback.route.ts';

export function paymentsRoutes(deps: Dependencies): Route[] {
  return [openPaymentSessionRoute(deps), receivePaymentCallbackRoute(deps)];
}
