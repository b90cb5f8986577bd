import { randomUUID } from 'node:crypto';
import type { Order } from '@tassis/contracts';
import type { Executor } from '../../../database/client.ts';
import { sendJob } from '../../../jobs/job.repository.ts';
import { HttpError } from '../../../http/http-error.ts';
import { findClientContact } from '../../clients/client-contact.repository.ts';
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

  // What can be done before `insertOrder` is: from there on, all other orders wait until the transaction ends.
  const fileId = bytes && (await keepCertificate(placement, tx, { clientId, bytes }));
  const client = await findClientContact(tx, clientId);
  const orderId = randomUUID();
  await sendJob(tx, 'make-documents', { orderId, domiciliationId: null });
  await insertOrder(tx, {
    id: orderId,
    ...placement,
    ...purchase,
    content: toContent(service, fileId),
    expectedBy,
  });
  if (fileId !== null) {
    await fileCertificate(tx, { clientId, orderId, fileId, origin: 'client', now });
  }
  await announceOrder(tx, { orderId, client, now });
  return requireClientOrder(tx, { clientId, id: orderId });
}
