import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../http/route.ts';
import { cancelBillRoute } from './cancel-bill.route.ts';
import { createPaymentRoute } from './create-payment.route.ts';
import { createRefundRoute } from './create-refund.route.ts';
import { getAdminBillRoute } from './get-admin-bill.route.ts';
import { getClientBillRoute } from './get-client-bill.route.ts';
import { linkBillPdfRoute } from './link-bill-pdf.route.ts';
import { listAdminBillsRoute } from './list-admin-bills.route.ts';
import { listClientBillsRoute } from './list-client-bills.route.ts';
import { reissueBillRoute } from './reissue-bill.route.ts';
import { remindBillRoute } from './remind-bill.route.ts';
import { sendPaymentProofRoute } from './send-payment-proof.route.ts';

export function billsRoutes(deps: Dependencies): Route[] {
  return [
    cancelBillRoute(deps),
    createPaymentRoute(deps),
    createRefundRoute(deps),
    getAdminBillRoute(deps),
    getClientBillRoute(deps),
    linkBillPdfRoute(deps),
    listAdminBillsRoute(deps),
    listClientBillsRoute(deps),
    reissueBillRoute(deps),
    remindBillRoute(deps),
    sendPaymentProofRoute(deps),
  ];
}
