import { canonicalEmail, moroccanDay } from '@tassis/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Executor } from '../../database/client.ts';
import type { Dependencies } from '../../dependencies.ts';
import { discardFiles } from '../../files/discard-files.ts';
import { HttpError } from '../../http/http-error.ts';
import { admit } from '../../throttles/admit.ts';
import { isUnderWay } from './account-in-use.repository.ts';
import { newToken } from './account-token.repository.ts';
import { lockActiveAdmins } from './active-admins.repository.ts';
import {
  anonymise,
  deleteBelongings,
  deleteDocuments,
  deletePartnerRequests,
  deleteUnbilledOrders,
  forgetChanges,
  lockForErasure,
  type Erasure,
} from './erase-user.repository.ts';
import { confirmOwnPassword } from './password.service.ts';
import { findHeld, HOLDINGS, type Held } from './personal-data.repository.ts';
import { requireUser } from './user.repository.ts';

/** Exports all personal data of an account (law 09-08), in one snapshot. */
export async function exportOwnData(
  { db, throttles }: Pick<Dependencies, 'db' | 'throttles'>,
  userId: string,
): Promise<Record<string, Held>> {
  await admit(throttles.export(userId));
  const { email } = await requireUser(db, userId);
  const subject = { userId, email: canonicalEmail(email) };
  return db.transaction(
    async (tx) => {
      const data: Record<string, Held> = {};
      for (const holding of HOLDINGS) data[holding.name] = await findHeld(tx, holding, subject);
      return data;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

type Asked = { userId: string; password: string; log: FastifyBaseLogger };

/** Deletes one's own account, signs it out and discards its files. */
export async function deleteOwnAccount(
  deps: Dependencies,
  { userId, password, log }: Asked,
): Promise<void> {
  const { db, clock, files, passwords, sessions } = deps;
  const { user } = await confirmOwnPassword(deps, { userId, password });
  const email = canonicalEmail(user.email);
  // A random password, so that nobody can sign in to the anonymised account.
  const passwordHash = await passwords.hash(newToken());
  const fileIds = await db.transaction(async (tx) => {
    const erased = await eraseUser(tx, { userId, email, passwordHash, now: clock() });
    await sessions.endAll(tx, userId);
    return erased;
  });
  // A restore of an older backup is told of those that no backup knows yet (docs/how-to/back-up.md).
  log.warn({ user_id: userId }, 'account erased');
  await discardFiles({ files, log }, fileIds);
}

/**
 * Erases an account, except the records that accounting law requires: billed orders, their bills and payments stay without
 * names, and bills stay as issued. Refused while the firm and the person still owe each other something.
 * @returns the files that no longer have a row
 */
export async function eraseUser(tx: Executor, erasure: Erasure): Promise<string[]> {
  const { userId, now } = erasure;
  await lockForErasure(tx, userId);
  const activeAdmins = await lockActiveAdmins(tx);
  if (activeAdmins.length === 1 && activeAdmins.includes(userId)) throw new HttpError('last_admin');
  if (await isUnderWay(tx, userId, moroccanDay(now))) throw new HttpError('account_in_use');
  return wipeUser(tx, erasure);
}

/** Erases an account without asking whether it may be erased: it was already, and a backup has brought it back. */
export async function wipeUser(tx: Executor, erasure: Erasure): Promise<string[]> {
  const { userId, email } = erasure;
  await forgetChanges(tx, { userId, email });
  const asked = await deletePartnerRequests(tx, userId);
  await deleteBelongings(tx, { userId, email });
  await deleteUnbilledOrders(tx, userId);
  const uploaded = await deleteDocuments(tx, userId);
  await anonymise(tx, erasure);
  return [...asked, ...uploaded];
}
