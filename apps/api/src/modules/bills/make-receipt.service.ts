import type { Executor } from '../../database/client.ts';
import type { FileStorage } from '../../files/file-storage.ts';
import { renderAside } from '../../pdf/render-aside.ts';
import { keepDocument } from '../documents/keep-document.service.ts';
import type * as pdf from './receipt-pdf.ts';

const render = renderAside<typeof pdf>(new URL('receipt-pdf.ts', import.meta.url));

/** Adds the receipt of a payment to the client's documents. */
export async function makeReceipt(
  storage: { files: FileStorage },
  tx: Executor,
  receipt: pdf.Receipt,
): Promise<{ id: string; name: string }> {
  const { bill, payment, now } = receipt;
  const { clientId, orderId, id: billId, number } = bill;
  const about = { clientId, orderId, billId, kind: 'receipt', origin: 'system' } as const;
  const bytes = await render('renderReceipt', receipt);
  const name = `Reçu n°\u00A0${payment.ordinal} ${number}`;
  return { id: await keepDocument(storage, tx, { ...about, name, bytes, now }), name };
}
