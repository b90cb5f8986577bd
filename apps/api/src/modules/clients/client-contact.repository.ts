import type { NotificationPreferences } from '@tassis/domain';
import type { Locale } from '@tassis/messages';
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { clients, users } from '../../database/schema/index.ts';
import { showPersonName } from '../account/person-name.repository.ts';

/** How a client is notified: address, language, preferences. */
export type ClientContact = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  locale: Locale;
  preferences: NotificationPreferences;
};

/** Reads how to notify a client. Throws when there is no such client. */
export async function findClientContact(db: Executor, clientId: string): Promise<ClientContact> {
  const [contact] = await db
    .select({
      id: users.id,
      email: users.email,
      firstName: clients.firstName,
      lastName: clients.lastName,
      locale: users.locale,
      preferences: clients.notificationPreferences,
    })
    .from(clients)
    .innerJoin(users, eq(users.id, clients.userId))
    .where(eq(clients.userId, clientId));
  if (contact === undefined) throw new Error('A client has no record');
  return contact;
}

/** Locks a client's record until the transaction ends. */
export async function lockClient(tx: Executor, clientId: string): Promise<void> {
  await tx
    .select({ id: clients.userId })
    .from(clients)
    .where(eq(clients.userId, clientId))
    .for('no key update');
}

/** A client's name and phone, as the staff corrects them. */
export async function updateContact(
  tx: Executor,
  clientId: string,
  contact: { firstName: string; lastName: string; phone: string },
): Promise<void> {
  await tx
    .update(clients)
    .set({ ...contact, version: sql`${clients.version} + 1` })
    .where(eq(clients.userId, clientId));
  await showPersonName(tx, clientId, contact);
}
