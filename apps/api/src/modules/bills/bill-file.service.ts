import type { Executor } from '../../database/client.ts';
import { renderAside } from '../../pdf/render-aside.ts';
import { HttpError } from '../../http/http-error.ts';
import { FileAnswer } from '../../http/route.ts';
import { findBill } from './bill.repository.ts';
import type * as pdf from './bill-pdf.ts';

const render = renderAside<typeof pdf>(new URL('bill-pdf.ts', import.meta.url));

/** A bill or credit note as a file. It is rendered on each request, from data that never changes. */
export async function billFile(db: Executor, id: string): Promise<FileAnswer> {
  const row = await findBill(db, { id });
  if (row === null) throw new HttpError('not_found');
  const { bill, order, counterpart } = row;
  const credited = bill.kind === 'credit_note' ? counterpart : null;
  const body = await render('renderBill', {
    bill,
    orderReference: order.reference,
    credited,
  });
  return new FileAnswer({ name: `${bill.number}.pdf`, mediaType: 'application/pdf', body });
}
