import { toCertificateWire, type FormValues } from '@tassis/order-fields/certificate';
import type { OrderBody } from '../../../order/submission/order-body.ts';

/** The order of this form, as it stands, at the price that was shown (MAD). */
export function orderBodyOf(values: FormValues, finalPrice: number): OrderBody {
  const data = toCertificateWire(values);
  return { finalPrice, services: [{ type: 'negative_certificate_request', data }] };
}
