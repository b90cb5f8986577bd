import { cancelBill } from './cancel-bill.ts';
import { createPayment } from './create-payment.ts';
import { createRefund } from './create-refund.ts';
import { getAdminBill } from './get-admin-bill.ts';
import { getClientBill } from './get-client-bill.ts';
import { linkBillPdf } from './link-bill-pdf.ts';
import { listAdminBills } from './list-admin-bills.ts';
import { listClientBills } from './list-client-bills.ts';
import { reissueBill } from './reissue-bill.ts';
import { remindBill } from './remind-bill.ts';
import { sendPaymentProof } from './send-payment-proof.ts';

export const billsContracts = [
  cancelBill,
  createPayment,
  createRefund,
  getAdminBill,
  getClientBill,
  linkBillPdf,
  listAdminBills,
  listClientBills,
  reissueBill,
  remindBill,
  sendPaymentProof,
] as const;
