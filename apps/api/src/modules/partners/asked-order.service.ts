import { createOrder, toViolations } from '@tassis/contracts';
import {
  normalizeCompanyCreation,
  normalizeDomiciliation,
  normalizeNegativeCertificate,
} from '@tassis/domain';
import * as z from 'zod/mini';
import type { FileStorage } from '../../files/file-storage.ts';
import { HttpError } from '../../http/http-error.ts';
import type { OrderBody } from '../orders/order-content.ts';
import { quoteOrder } from '../orders/check-order.service.ts';
import type { Offer } from '../orders/ordered-package.service.ts';
import { askedOrderOf, withField, type AskedOrder } from './asked-body.ts';
import type { AskedRow } from './partner-request.repository.ts';

/** Stands where the PDF was, when only the price is asked for. */
const NO_PDF = 'JVBERi0=';

/** The body as the client would send it themselves, by today's rules. */
export async function bodyToPlace(
  { files }: { files: FileStorage },
  asked: AskedOrder,
  finalPrice: number | undefined,
): Promise<OrderBody> {
  const { file } = asked;
  const pdf = file && Buffer.from(await files.bytes(file.id)).toString('base64');
  return parsed({ ...bodyWith(asked, pdf), finalPrice });
}

/** What the client reads before they agree: as the order would keep it; null for one that today's rules refuse. */
export function toldOrder(asked: AskedOrder): Record<string, unknown> | null {
  const result = z.safeParse(createOrder.request.body, bodyWith(asked, NO_PDF));
  const [service] = result.data?.services ?? [];
  if (service === undefined) return null;
  const [kept] = asked.order.services;
  return { ...asked.order, services: [{ ...kept, data: storedOf(service) }] };
}

function storedOf(service: OrderBody['services'][number]): object {
  if (service.type === 'company_creation') return normalizeCompanyCreation(service.data);
  if (service.type === 'domiciliation') return normalizeDomiciliation(service.data);
  return normalizeNegativeCertificate(service.data);
}

/** What an order that waits would cost now, in centimes; null when it cannot be placed as it is. */
export async function todayTotal(
  offer: Offer,
  { request }: AskedRow,
  now: Date,
): Promise<number | null> {
  if (request.kind !== 'order' || request.status !== 'pending') return null;
  try {
    const body = parsed(bodyWith(askedOrderOf(request.body), NO_PDF));
    return (await quoteOrder(offer, body, now)).purchase.quote.total;
  } catch (error) {
    if (error instanceof HttpError) return null;
    throw error;
  }
}

function bodyWith(asked: AskedOrder, pdf: string | null): object {
  return asked.file && pdf !== null ? withField(asked, asked.file.field, pdf) : asked.order;
}

function parsed(body: object): OrderBody {
  const result = z.safeParse(createOrder.request.body, body);
  if (result.success) return result.data;
  throw new HttpError('validation_failed', { violations: toViolations(result.error.issues) });
}
