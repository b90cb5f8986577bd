import type { Order } from '@tassis/contracts';
import type { Executor } from '../../../database/client.ts';
import { sendJob } from '../../../jobs/job.repository.ts';
import { HttpError } from '../../../http/http-error.ts';
import { holdClient } from '../../clients/hold-client.repository.ts';
import { announceOrder } from './announce-order.service.ts';
import { checkOrder } from './check-order.service.ts';
import { fileCertificate, keepCertificate } from './keep-certificate.service.ts';
import { toContent } from '../order-content.ts';
import { promiseNextStep } from '../move/promise-next-step.service.ts';
import { insertOrder } from './order-writer.repository.ts';
import { requireClientOrder } from '../read/order.repository.ts';
import type { Placement } from './place-order.service.ts';

/** Validates an order, writes it with everything that belongs to it, and notifies its client. */
export async function writeOrder(tx: Executor, placement: Placement): Promise<Order> {
  const { clientId, now } = placement;
  if (!(await holdClient(tx, clientId))) throw new HttpError('unauthenticated');
  const { service, bytes, purchase } = await checkOrder(tx, placement);
  const turn = { status: 'submitted', service: service.type, since: now } as const;
  const expectedBy = await promiseNextStep(tx, turn);

  // The file is stored first, because `insertOrder` locks the counter of order numbers until the transaction ends.
  const fileId = bytes && (await keepCertificate(placement, tx, { clientId, bytes }));
  const orderId = await insertOrder(tx, {
    ...placement,
    ...purchase,
    content: toContent(service, fileId),
    expectedBy,
  });
  if (fileId !== null) {
    await fileCertificate(tx, { clientId, orderId, fileId, origin: 'client', now });
  }
  await sendJob(tx, 'make-documents', { orderId, domiciliationId: null });
  await announceOrder(tx, { orderId, clientId, now });
  return requireClientOrder(tx, { clientId, id: orderId });
}
