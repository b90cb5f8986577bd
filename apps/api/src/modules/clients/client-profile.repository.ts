import type { ClientProfile, ClientProfileForm } from '@tassis/contracts';
import type { ChosenType, NotificationChannel, NotificationPreferences } from '@tassis/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { clients, users } from '../../database/schema/index.ts';
import { showPersonName } from '../account/person-name.repository.ts';

/** A client's own record. Throws when there is none, because every client account has one. */
export async function findProfile(db: Executor, clientId: string): Promise<ClientProfile> {
  const [row] = await db
    .select({ client: clients, email: users.email })
    .from(clients)
    .innerJoin(users, eq(users.id, clients.userId))
    .where(eq(clients.userId, clientId));
  if (row === undefined) throw new Error('A client has no record');
  const { client, email } = row;
  return {
    id: client.userId,
    email,
    firstName: client.firstName,
    lastName: client.lastName,
    phone: client.phone,
    companyName: client.companyName,
    ice: client.ice,
    address: client.address,
    city: client.city,
    notification_preferences: client.notificationPreferences,
    version: client.version,
  };
}

/** Writes one preference; concurrent writes of others do not conflict. @returns all preferences */
export async function writeChoice(
  db: Executor,
  clientId: string,
  choice: { type: ChosenType; channel: NotificationChannel; wanted: boolean },
): Promise<NotificationPreferences> {
  const { type, channel, wanted } = choice;
  const { notificationPreferences: before, version } = clients;
  const after = sql`jsonb_set(${before}, ARRAY[${type}, ${channel}]::text[], to_jsonb(${wanted}::boolean))`;
  const [row] = await db
    .update(clients)
    .set({ notificationPreferences: after, version: sql`${version} + 1` })
    .where(eq(clients.userId, clientId))
    .returning({ preferences: before });
  if (row === undefined) throw new Error('A client has no record');
  return row.preferences;
}

/** Overwrites the version that the caller has seen. @returns whether it was still the newest */
export async function updateProfile(
  db: Executor,
  { clientId, version, form }: { clientId: string; version: number; form: ClientProfileForm },
): Promise<boolean> {
  const { notification_preferences: notificationPreferences, ...fields } = form;
  const written = await db
    .update(clients)
    .set({ ...fields, notificationPreferences, version: sql`${clients.version} + 1` })
    .where(and(eq(clients.userId, clientId), eq(clients.version, version)))
    .returning({ id: clients.userId });
  if (written.length === 0) return false;
  await showPersonName(db, clientId, fields);
  return true;
}
