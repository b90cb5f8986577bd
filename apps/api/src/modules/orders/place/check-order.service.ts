import { toCentimes, isAmount, toMad } from '@tassis/domain';
import { formatMoney, type Locale } from '@tassis/messages';
import type { Executor } from '../../../database/client.ts';
import { readPdf } from '../../../files/read-pdf.ts';
import { violationError } from '../../../http/http-error.ts';
import { assertDays, normalizeService, sentPdf, type OrderBody } from '../order-content.ts';
import { readOffer, buildPurchase, type Offer } from './ordered-package.service.ts';

/** Validates what a schema cannot: the file, the dates, the package, the displayed price. */
export async function checkOrder(
  tx: Executor,
  { body, locale, now }: { body: OrderBody; locale: Locale; now: Date },
) {
  const pdf = sentPdf(getService(body));
  const bytes = pdf && readPdf(pdf.content, pdf.path);
  const { service, purchase } = await quoteOrder(await readOffer(tx), body, now);
  assertPrice(body.finalPrice, toMad(purchase.quote.total), locale);
  return { service, bytes, purchase };
}

/** The same without the file and the displayed price: checks what would be ordered now, and at what price. */
export async function quoteOrder(offer: Offer, body: OrderBody, now: Date) {
  const service = normalizeService(getService(body));
  assertDays(service, now);
  const purchase = await buildPurchase(offer, body, service);
  return { service, purchase };
}

function getService(body: OrderBody): OrderBody['services'][number] {
  const [service] = body.services;
  if (service === undefined) throw new Error('The body was not checked');
  return service;
}

/** Throws when the price differs from the one that the client saw. */
export function assertPrice(shown: number | undefined, total: number, locale: Locale): void {
  if (shown === undefined || (isAmount(shown) && toCentimes(shown) === toCentimes(total))) return;
  throw violationError('price_mismatch', 'finalPrice', {
    code: 'final_price_mismatch',
    params: { total: formatMoney(locale, total) },
  });
}
