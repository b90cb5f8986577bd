import type { ProfileForm } from '@tassis/contracts';
import type { Role } from '@tassis/domain';
import type { Locale } from '@tassis/messages';
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { clients, partners, users } from '../../database/schema/index.ts';
import { showPersonName, writeUserName } from './person-name.repository.ts';

/** The language of a user's mails. */
export async function writeLocale(db: Executor, userId: string, locale: Locale): Promise<void> {
  await db.update(users).set({ locale }).where(eq(users.id, userId));
}

type Owner = { userId: string; role: Role };

/** Writes name and phone; staff have a user name only. Fields that the form leaves out stay as they are. */
export async function writeProfile(
  tx: Executor,
  { userId, role }: Owner,
  { userName, ...person }: ProfileForm,
): Promise<void> {
  if (role === 'client' || role === 'partner') {
    const table = role === 'client' ? clients : partners;
    const [row] = await tx
      .update(table)
      .set({ ...person, version: sql`${table.version} + 1` })
      .where(eq(table.userId, userId))
      .returning({ firstName: table.firstName, lastName: table.lastName });
    if (row) await showPersonName(tx, userId, row);
  } else if (userName !== undefined) {
    await writeUserName(tx, userId, userName);
  }
}
