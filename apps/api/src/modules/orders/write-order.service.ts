import type { Order } from '@tassis/contracts';
import { madOf } from '@tassis/domain';
import { formatMoney, type Locale } from '@tassis/messages';
import type { Executor } from '../../database/client.ts';
import { readPdf } from '../../files/read-pdf.ts';
import { violationError } from '../../http/api-error.ts';
import { findPricing } from '../firm/firm.repository.ts';
import { announceOrder } from './announce-order.service.ts';
import { fileCertificate, keepCertificate } from './keep-certificate.service.ts';
import { assertDays, contentOf, sentPdf } from './order-content.ts';
import { insertOrder } from './order-writer.repository.ts';
import { purchaseOf } from './ordered-package.service.ts';
import { requireClientOrder } from './order.repository.ts';
import type { Placement } from './place-order.service.ts';

/** Checks an order against the house, writes it whole, and tells its client. */
export async function writeOrder(tx: Executor, placement: Placement): Promise<Order> {
  const { clientId, body, locale, now } = placement;
  const [service] = body.services;
  if (service === undefined) throw new Error('The body was not checked');
  const content = contentOf(service);
  assertDays(content, now);
  const pdf = sentPdf(service);
  const bytes = pdf && readPdf(pdf.content, pdf.path);
  const purchase = await purchaseOf(tx, { body, content, pricing: await findPricing(tx) });
  assertPrice(body.finalPrice, madOf(purchase.quote.total), locale);

  // The file first: who writes an order holds the year's counter until the end.
  const fileId = bytes && (await keepCertificate(placement, tx, { clientId, bytes }));
  const orderId = await insertOrder(tx, { ...placement, ...purchase, content, fileId });
  if (fileId !== null) {
    await fileCertificate(tx, { clientId, orderId, fileId, origin: 'client', now });
  }
  await announceOrder(tx, { orderId, clientId, now });
  return requireClientOrder(tx, { clientId, id: orderId });
}

/** A price shown to the client that is not ours any more: nothing is ordered behind their back. */
function assertPrice(shown: number | undefined, total: number, locale: Locale): void {
  if (shown === undefined || Math.abs(shown - total) < 0.005) return;
  throw violationError('price_mismatch', 'finalPrice', {
    code: 'final_price_mismatch',
    params: { total: formatMoney(locale, total) },
  });
}
