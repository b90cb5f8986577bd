import { createOrder, toViolations, type ClientPartnerRequest } from '@tassis/contracts';
import {
  normalizeCompanyCreation,
  normalizeDomiciliation,
  normalizeNegativeCertificate,
} from '@tassis/domain';
import * as z from 'zod/mini';
import type { FileStorage } from '../../files/file-storage.ts';
import { HttpError } from '../../http/http-error.ts';
import type { OrderBody } from '../orders/order-content.ts';
import { quoteOrder } from '../orders/place/check-order.service.ts';
import type { Offer } from '../orders/place/ordered-package.service.ts';
import { parseAskedOrder, withField, type AskedOrder } from './asked-body.ts';
import type { AskedRow } from './partner-request.repository.ts';

type ToldService = NonNullable<ClientPartnerRequest['body']>['services'][number];

/** A placeholder of the PDF, for when only the price is computed. */
const NO_PDF = 'JVBERi0=';

/** The body as the client would send it, by the current rules. */
export async function bodyToPlace(
  { files }: { files: FileStorage },
  asked: AskedOrder,
  finalPrice: number | undefined,
): Promise<OrderBody> {
  const { file } = asked;
  const pdf = file && Buffer.from(await files.bytes(file.id)).toString('base64');
  return parsed({ ...bodyWith(asked, pdf), finalPrice });
}

/** The order as the client reads it before they accept; null when the current rules refuse it. */
export function toldOrder(asked: AskedOrder): ClientPartnerRequest['body'] {
  const body = z.safeParse(createOrder.request.body, bodyWith(asked, NO_PDF)).data;
  const [service] = body?.services ?? [];
  if (body === undefined || service === undefined) return null;
  return {
    package_id: body.package_id ?? service.package_id ?? null,
    services: [toldService(service)],
  };
}

function toldService(service: OrderBody['services'][number]): ToldService {
  const { type, data } = service;
  if (type === 'company_creation') return { type, data: normalizeCompanyCreation(data) };
  if (type === 'domiciliation') return { type, data: normalizeDomiciliation(data) };
  return { type, data: normalizeNegativeCertificate(data) };
}

/** The current price of a pending order, in centimes; null when it cannot be placed unchanged. */
export async function todayTotal(
  offer: Offer,
  { request }: AskedRow,
  now: Date,
): Promise<number | null> {
  if (request.kind !== 'order' || request.status !== 'pending') return null;
  try {
    const body = parsed(bodyWith(parseAskedOrder(request.body), NO_PDF));
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
