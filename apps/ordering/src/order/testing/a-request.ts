import { asFields } from '@tassis/contracts';
import { anOrder } from '@tassis/testing/builders';
import { orderRecords } from '../keeping/records.ts';
import type { OrderRequest } from '../submission/order-body.ts';

/** The stored form of these tests: one text. */
export type StoredForm = { activity: string };

/** The order of a form without errors. */
export function aRequest(activity = 'Conseil de gestion'): OrderRequest<StoredForm> {
  return { body: { ...anOrder({ activity }), finalPrice: 470 }, snapshot: { activity } };
}

/** The records of the form of these tests. */
export const records = orderRecords<StoredForm>('company_creation', (source) => {
  const { activity } = asFields(source);
  return typeof activity === 'string' ? { activity } : null;
});
