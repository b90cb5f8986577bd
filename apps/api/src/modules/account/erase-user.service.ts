import { moroccanDay } from '@tassis/domain';
import type { Executor } from '../../database/client.ts';
import { HttpError } from '../../http/http-error.ts';
import { lockForErasure } from '../clients/hold-client.repository.ts';
import { lockActiveAdmins } from '../users/staff.repository.ts';
import { isUnderWay } from './account-in-use.repository.ts';
import {
  anonymise,
  deleteBelongings,
  deleteDocuments,
  deletePartnerRequests,
  deleteUnbilledOrders,
  forgetChanges,
} from './erase-user.repository.ts';

export type Erasure = { userId: string; email: string; passwordHash: string; now: Date };

/**
 * Deletes somebody: everything but what accounting law makes the firm keep. Orders that were billed,
 * their bills and payments stay, without the names in them; the bills themselves stay as issued.
 * Refused while the firm and the person still owe each other something.
 * @returns the files that have no row any more
 */
export async function eraseUser(tx: Executor, erasure: Erasure): Promise<string[]> {
  const { userId, email, now } = erasure;
  await lockForErasure(tx, userId);
  const activeAdmins = await lockActiveAdmins(tx);
  if (activeAdmins.length === 1 && activeAdmins.includes(userId)) throw new HttpError('last_admin');
  if (await isUnderWay(tx, userId, moroccanDay(now))) throw new HttpError('account_in_use');
  await forgetChanges(tx, { userId, email });
  const asked = await deletePartnerRequests(tx, userId);
  await deleteBelongings(tx, { userId, email });
  await deleteUnbilledOrders(tx, userId);
  const papers = await deleteDocuments(tx, userId);
  await anonymise(tx, erasure);
  return [...asked, ...papers];
}
