import type { PartnerProfile } from '@tassis/contracts';
import type { Locale } from '@tassis/messages';
import type { Executor } from '../../database/client.ts';
import type { FileStorage } from '../../files/file-storage.ts';
import { HttpError } from '../../http/http-error.ts';
import { checkOrder } from '../orders/place/check-order.service.ts';
import { keepCertificate } from '../orders/place/keep-certificate.service.ts';
import { sentPdf, type OrderBody } from '../orders/order-content.ts';
import type { AskedOrder } from './asked-body.ts';
import { holdLink } from './partner-client.repository.ts';
import { insertOrderRequest } from './order-request.repository.ts';
import { tellClient } from './tell-partnership.service.ts';

type Preparation = {
  partner: PartnerProfile;
  clientId: string;
  body: OrderBody;
  locale: Locale;
  now: Date;
};

/** Stores an order for a linked client to accept, validated as if they sent it. @returns the request's id */
export async function prepareOrder(
  tx: Executor,
  parts: { files: FileStorage },
  { partner, clientId, body, locale, now }: Preparation,
): Promise<string> {
  const link = await holdLink(tx, { partnerId: partner.id, clientId });
  if (link === null) throw new HttpError('not_found');
  const { bytes, purchase } = await checkOrder(tx, { body, locale, now });
  // The client owns the file, like the later order: it is deleted with the client's account.
  const fileId = bytes && (await keepCertificate(parts, tx, { clientId, bytes }));
  const asked = setAside(body, fileId);
  const total = purchase.quote.total;
  const ids = { partnerId: partner.id, clientId };
  const id = await insertOrderRequest(tx, { ...ids, asked, total, now });
  const request = { requestId: id, clientId, partner, kind: 'order', occasion: id, now } as const;
  await tellClient(tx, request);
  return id;
}

/** The body without its PDF, which is stored as a file, and without the displayed price. */
function setAside({ finalPrice: _shown, ...body }: OrderBody, fileId: string | null): AskedOrder {
  const [service] = body.services;
  if (service === undefined) throw new Error('The body was not checked');
  const field = sentPdf(service)?.path.split('.').at(-1);
  const data = Object.fromEntries(
    Object.entries(service.data).filter(([name]) => name !== 'certificate' && name !== field),
  );
  const order = { ...body, services: [{ ...service, data }] satisfies [object] };
  return { order, file: fileId !== null && field !== undefined ? { id: fileId, field } : null };
}
