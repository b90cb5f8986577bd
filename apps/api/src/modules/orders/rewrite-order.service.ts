import { randomUUID } from 'node:crypto';
import { createOrder, toViolations, type Order } from '@tassis/contracts';
import { safeParse } from 'zod/mini';
import type { Executor } from '../../database/client.ts';
import type { FileStorage } from '../../files/file-storage.ts';
import { readPdf } from '../../files/read-pdf.ts';
import { HttpError } from '../../http/http-error.ts';
import { fileCertificate, keepCertificate } from './keep-certificate.service.ts';
import { assertDays, contentOf, sentPdf, type SentService } from './order-content.ts';
import type { OrderParts, OrderRow } from './order-wire.ts';
import { assertTerms } from './ordered-package.service.ts';
import { replaceContent, type PeopleIds } from './replace-content.repository.ts';

/** Stands in a form for the file that it keeps; a guess would claim a file that is not there. */
const KEPT_FILE = randomUUID();

export type SentForm = { type: string; data: Record<string, unknown> };

type Rewriting = {
  order: OrderRow;
  /** As they stand. */
  parts: OrderParts;
  /** The order as its form would send it now. */
  body: object;
  /** Who is known by which id in it; without, everybody in their place. */
  people?: PeopleIds;
  /** Days that may lie behind by now. */
  ignoredDays: string[];
  /** Who sends a new PDF. */
  origin: 'client' | 'staff';
  files: FileStorage;
  now: Date;
};

/** The body that would make this order, its files kept; may be changed. */
export function bodyOf(order: Order): { package_id?: string; services: SentForm[] } {
  const services = order.services.map(({ type, data }) => ({ type, data: withKeptFiles(data) }));
  return structuredClone({ services, ...(order.package && { package_id: order.package.id }) });
}

/** Holds a changed order against everything that a new one is held against, and writes it anew. */
export async function rewriteOrder(tx: Executor, rewriting: Rewriting): Promise<void> {
  const { order, parts, body, people, ignoredDays, now } = rewriting;
  const service = checkedService(body);
  const content = contentOf(service);
  assertDays(content, now, ignoredDays);
  if (order.package !== null) assertTerms(content, order.package);

  const pdf = sentPdf(service);
  const isNewFile = pdf !== null && pdf.content !== KEPT_FILE;
  const fileId = isNewFile ? await keepNewFile(tx, rewriting, pdf) : undefined;
  const keptFileId = pdf === null ? null : fileId;
  await replaceContent(tx, { order, parts, content, fileId: keptFileId, people });
}

function checkedService(body: object): SentService {
  const parsed = safeParse(createOrder.request.body, body);
  const service = parsed.data?.services[0];
  if (service !== undefined) return service;
  const violations = toViolations(parsed.error?.issues ?? []);
  throw new HttpError('validation_failed', { violations });
}

function withKeptFiles(data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, isFile(value) ? KEPT_FILE : value]),
  );
}

function isFile(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'document_id' in value;
}

async function keepNewFile(
  tx: Executor,
  { files, order, origin, now }: Rewriting,
  pdf: { path: string; content: string },
): Promise<string> {
  const { id: orderId, clientId } = order;
  const bytes = readPdf(pdf.content, pdf.path);
  const fileId = await keepCertificate({ files }, tx, { clientId, bytes });
  await fileCertificate(tx, { clientId, orderId, fileId, origin, now });
  return fileId;
}
