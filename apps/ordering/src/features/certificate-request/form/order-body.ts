import { toCertificateWire, type CertificateMembers } from '@tassis/order-fields/certificate';
import type { OrderBody } from '../../../order/submission/order-body.ts';

/** The order of this form, as it stands, at the price that was shown (MAD). */
export function certificateBodyOf(form: CertificateMembers, finalPrice: number): OrderBody {
  const data = toCertificateWire(form);
  return { finalPrice, services: [{ type: 'negative_certificate_request', data }] };
}
