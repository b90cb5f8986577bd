import type { Role } from '@tassis/domain';
import { aClient, anAdmin, aContentAdmin, aPartner, seeded } from '@tassis/testing/builders';
import type { Executor } from '../database/client.ts';
import { admins, clients, partners, users } from '../database/schema/index.ts';

export type TestAccount = { id: string; email: string; role: Role };

let made = 0;

/** An account of this role in the database, with an address of its own and no usable password. */
export async function insertAccount(
  db: Executor,
  role: Role,
  changes: { passwordHash?: string; email?: string } = {},
): Promise<TestAccount> {
  made += 1;
  const account = builtAs(role, `${role}${made}@example.com`);
  const email = changes.email ?? account.email;
  const [user] = await db
    .insert(users)
    .values({
      email,
      userType: role,
      userName: account.userName,
      passwordHash: changes.passwordHash ?? 'none',
    })
    .returning({ id: users.id });
  if (user === undefined) throw new Error('The account was not written');
  const part = { ...account, userId: user.id };
  if (part.userType === 'client') await db.insert(clients).values(part);
  if (part.userType === 'partner') await db.insert(partners).values(part);
  if (part.userType === 'admin') await db.insert(admins).values(part);
  return { id: user.id, email, role };
}

function builtAs(role: Role, email: string) {
  const random = seeded(made);
  if (role === 'client') return aClient({ email }, random);
  if (role === 'partner') return aPartner({ email }, random);
  if (role === 'admin') return anAdmin({ email }, random);
  return aContentAdmin({ email }, random);
}
