import { randomUUID } from 'node:crypto';
import { aClient, aPartner, demoAccounts, seeded } from '@tassis/testing/builders';
import type { ClientAccount } from '@tassis/testing/builders';
import type { Executor } from '../database/client.ts';
import { admins, clients, partners, users } from '../database/schema/index.ts';

/** A client account of the demo. */
export type SeededClient = ClientAccount & { id: string };

const otherClients = 9;

/** The hash of the public password of all demo accounts, precomputed so that a start does not wait for it. */
const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$8DzT6/fgyinUIQxY+Vp2aA$x9nBZ1JAzwwCIMwiRbUKcRn83U2tZ5HtzPlEmTi2ahg';

/** The four demo accounts first, then clients with orders and a partner who awaits validation. */
export async function insertAccounts(
  db: Executor,
): Promise<{ clients: SeededClient[]; partnerId: string; adminId: string }> {
  const random = seeded(2026);
  const others = Array.from({ length: otherClients }, () => aClient({}, random));
  const waiting = aPartner({ status: 'pending' }, random);
  const accounts = [...demoAccounts(), ...others, waiting].map(withId);

  await db.insert(users).values(
    accounts.map(({ id, email, userType, userName }) => ({
      id,
      email,
      userType,
      userName,
      passwordHash,
      emailVerifiedAt: new Date(),
    })),
  );

  const clientAccounts = accounts.filter((account) => account.userType === 'client');
  const partnerAccounts = accounts.filter((account) => account.userType === 'partner');
  const adminAccounts = accounts.filter((account) => account.userType === 'admin');
  await db.insert(clients).values(clientAccounts.map(withUserId));
  await db.insert(partners).values(partnerAccounts.map(withUserId));
  await db.insert(admins).values(adminAccounts.map(withUserId));
  const [partner] = partnerAccounts;
  const [admin] = adminAccounts;
  return { clients: clientAccounts, partnerId: partner?.id ?? '', adminId: admin?.id ?? '' };
}

const withId = <Account extends object>(account: Account) => ({ id: randomUUID(), ...account });
const withUserId = <Account extends { id: string }>(account: Account) => ({
  ...account,
  userId: account.id,
});
