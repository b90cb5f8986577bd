import { createOrder, toViolations } from '@tassis/contracts';
import { safeParse } from 'zod/mini';
import type { Executor } from '../../../database/client.ts';
import type { FileStorage } from '../../../files/file-storage.ts';
import { readPdf } from '../../../files/read-pdf.ts';
import { HttpError } from '../../../http/http-error.ts';
import { fileCertificate, keepCertificate } from '../place/keep-certificate.service.ts';
import {
  assertDays,
  fileIdIn,
  idsIn,
  normalizeService,
  sentPdf,
  toContent,
  type ContentIds,
  type SentService,
} from '../order-content.ts';
import { STORED_FILE, type SentOrder } from '../order-form.ts';
import type { OrderRow } from '../read/order-wire.ts';
import { updateContent } from '../place/order-writer.repository.ts';
import { assertTerms } from '../place/ordered-package.service.ts';

type Rewriting = {
  order: OrderRow;
  /** The order as its form would send it now. */
  body: SentOrder;
  /** The ids of its people by index; default: unchanged. */
  people?: Pick<ContentIds, 'associateIds' | 'managerIds'>;
  /** Date fields that may be in the past now. */
  ignoredDays: string[];
  /** The user who sends a new PDF. */
  origin: 'client' | 'staff';
  files: FileStorage;
  now: Date;
};

/** Validates a changed order by all rules for a new one, and replaces its document. */
export async function rewriteOrder(tx: Executor, rewriting: Rewriting): Promise<void> {
  const { order, body, people, ignoredDays, now } = rewriting;
  const sent = checkedService(body);
  const service = normalizeService(sent);
  assertDays(service, now, ignoredDays);
  if (order.package !== null) assertTerms(service, order.package);

  const fileId = await keepSentFile(tx, rewriting, sent);
  const ids = { ...idsIn(order.content), ...people };
  await updateContent(tx, order, toContent(service, fileId, ids));
}

function checkedService(body: object): SentService {
  const parsed = safeParse(createOrder.request.body, body);
  const service = parsed.data?.services[0];
  if (service !== undefined) return service;
  const violations = toViolations(parsed.error?.issues ?? []);
  throw new HttpError('validation_failed', { violations });
}

/** The file of the certificate: the stored one, a new one that was sent, or none. */
async function keepSentFile(
  tx: Executor,
  { files, order, origin, now }: Rewriting,
  sent: SentService,
): Promise<string | null> {
  const pdf = sentPdf(sent);
  if (pdf === null) return null;
  if (pdf.content === STORED_FILE) return fileIdIn(order.content);
  const { id: orderId, clientId } = order;
  const bytes = readPdf(pdf.content, pdf.path);
  const fileId = await keepCertificate({ files }, tx, { clientId, bytes });
  await fileCertificate(tx, { clientId, orderId, fileId, origin, now });
  return fileId;
}
