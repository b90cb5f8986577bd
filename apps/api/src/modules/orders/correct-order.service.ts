import { randomUUID } from 'node:crypto';
import { createOrder, violationsOf, type Order } from '@tassis/contracts';
import { mayCorrectOrder } from '@tassis/domain';
import { safeParse } from 'zod/mini';
import type { Executor } from '../../database/client.ts';
import type { FileStorage } from '../../files/file-storage.ts';
import { readPdf } from '../../files/read-pdf.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Session } from '../../sessions/sessions.ts';
import { applyCorrections, assertAsked, type SentCorrection } from './asked-corrections.ts';
import { fileCertificate, keepCertificate } from './keep-certificate.service.ts';
import { moveOrder } from './move-order.service.ts';
import { assertDays, contentOf, DATA_PATH, sentPdf, type SentService } from './order-content.ts';
import { lockOrder } from './order-move.repository.ts';
import { findParts } from './order-parts.repository.ts';
import { orderOf, type OrderRow } from './order-wire.ts';
import { requireClientOrder } from './order.repository.ts';
import { assertTerms } from './ordered-package.service.ts';
import { replaceContent } from './replace-content.repository.ts';

type CorrectionOfOrder = {
  id: string;
  actor: Session;
  version: number;
  corrections: readonly SentCorrection[];
  files: FileStorage;
  now: Date;
};

/** Stands in a form for the file that it keeps; a guess would claim a file that is not there. */
const KEPT_FILE = randomUUID();

/** Takes what a client was asked to correct; the order goes back to review. */
export async function correct(tx: Executor, asked: CorrectionOfOrder): Promise<Order> {
  const { id, actor, version, corrections, now } = asked;
  const which = { id, clientId: actor.userId };
  const order = await lockOrder(tx, { ...which, version });
  const owned = { ownerId: order.clientId, status: order.status };
  if (!mayCorrectOrder({ id: actor.userId, role: actor.role }, owned)) {
    throw new ApiError('transition_not_allowed');
  }
  const parts = await findParts(tx, id);
  const before = orderOf(order, parts);
  assertAsked(
    before.corrections.map(({ field }) => field),
    corrections,
  );
  const service = correctedService(before, corrections);
  const content = contentOf(service);
  // A start that was fine when it was sent may lie behind by now.
  const isSent = (field: string) =>
    corrections.some((sent) => `${DATA_PATH}.${field}` === sent.field);
  assertDays(content, now, isSent('start_date') ? [] : ['start_date']);
  if (order.package !== null) assertTerms(content, order.package);

  const pdf = sentPdf(service);
  const isNewFile = pdf !== null && pdf.content !== KEPT_FILE;
  const fileId = isNewFile ? await keepNewFile(tx, { ...asked, order, pdf }) : undefined;
  const keptFileId = pdf === null ? null : fileId;
  await replaceContent(tx, { order, parts, content, fileId: keptFileId });
  await moveOrder(tx, { order, to: 'in_review', actor, message: null, visible: true, now });
  return requireClientOrder(tx, which);
}

/** The form as it was sent with the corrections in it, held against its schema once more. */
function correctedService(order: Order, corrections: readonly SentCorrection[]): SentService {
  const services = order.services.map(({ type, data }) => ({ type, data: withKeptFiles(data) }));
  const body = structuredClone({
    services,
    ...(order.package && { package_id: order.package.id }),
  });
  applyCorrections(body, corrections);
  const parsed = safeParse(createOrder.request.body, body);
  const service = parsed.data?.services[0];
  if (service !== undefined) return service;
  const violations = violationsOf(parsed.error?.issues ?? []);
  throw new ApiError('validation_failed', { violations });
}

function withKeptFiles(data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, isFile(value) ? KEPT_FILE : value]),
  );
}

function isFile(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'document_id' in value;
}

type NewFile = CorrectionOfOrder & { order: OrderRow; pdf: { path: string; content: string } };

async function keepNewFile(tx: Executor, { files, order, pdf, now }: NewFile): Promise<string> {
  const { id: orderId, clientId } = order;
  const bytes = readPdf(pdf.content, pdf.path);
  const fileId = await keepCertificate({ files }, tx, { clientId, bytes });
  await fileCertificate(tx, { clientId, orderId, fileId, now });
  return fileId;
}
