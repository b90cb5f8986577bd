import type { Executor } from '../../database/client.ts';
import type { FileStorage } from '../../files/file-storage.ts';
import { renderAside } from '../../pdf/render-aside.ts';
import { lockBillSource } from '../bills/bill-source.repository.ts';
import { findFirm } from '../firm/firm.repository.ts';
import { keepDocument } from '../documents/keep-document.service.ts';
import type * as pdf from './order-summary-pdf.ts';

const render = renderAside<typeof pdf>(new URL('order-summary-pdf.ts', import.meta.url));

/** Adds the summary of an order to its client's documents, dated on the day of the order: the services and their prices. */
export async function makeOrderSummary(
  storage: { files: FileStorage },
  tx: Executor,
  orderId: string,
): Promise<void> {
  const source = await lockBillSource(tx, orderId);
  const content = { source, firm: await findFirm(tx) };
  const bytes = await render('renderOrderSummary', content);
  const { clientId, reference, createdAt: now } = source.order;
  const about = { clientId, orderId, kind: 'order_summary', origin: 'system' } as const;
  await keepDocument(storage, tx, { ...about, name: `Récapitulatif ${reference}`, bytes, now });
}
