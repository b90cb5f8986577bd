import type { createOrder, InputOf } from '@tassis/contracts';
import { wireDataOf, type FormValues } from '../form/values.ts';

export type OrderBody = InputOf<typeof createOrder>['body'];

/** What a person asks for: the form as it stands, at the price they were shown (MAD). */
export type OrderRequest = { values: FormValues; finalPrice: number };

/** The body of POST /orders. The price is sent so that a change of rates is refused, not billed. */
export function orderBodyOf({ values, finalPrice }: OrderRequest): OrderBody {
  const data = wireDataOf(values);
  return { finalPrice, services: [{ type: 'negative_certificate_request', data }] };
}
