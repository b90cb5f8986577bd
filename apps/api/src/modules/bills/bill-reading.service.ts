import type { AdminBill, Bill } from '@tassis/contracts';
import type { Executor } from '../../database/client.ts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { findBill } from './bill.repository.ts';
import { readPaying } from './read-paying.service.ts';
import { toAdminBill, toBill } from './bill-wire.ts';

/** A bill as the staff sees it; 404 when there is none. */
export async function readAdminBill(db: Executor, id: string): Promise<AdminBill> {
  const row = await findBill(db, { id });
  if (row === null) throw new HttpError('not_found');
  return toAdminBill(row);
}

/** A bill of this client's, and how it can be paid; 404 also when it is another client's. */
export async function readClientBill(
  { payments }: Pick<Dependencies, 'payments'>,
  db: Executor,
  wanted: { id: string; clientId: string },
): Promise<Bill> {
  const row = await findBill(db, wanted);
  if (row === null) throw new HttpError('not_found');
  return toBill(row, await readPaying({ payments }, db, row.bill));
}
