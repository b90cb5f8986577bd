import { aPerson } from './person.ts';
import { seeded, type Random } from './random.ts';

/** The password of every sample account; production refuses to seed them. */
export const DEMO_PASSWORD = 'Demo-2026!';

type Account<Kind> = {
  userType: Kind;
  email: string;
  password: string;
  userName: string;
};

export type ClientAccount = Account<'client'> & PersonPart;
export type PartnerAccount = Account<'partner'> &
  PersonPart & {
    businessName: string;
    legalStatus: string;
    legalForm: string;
    status: 'pending' | 'validated' | 'rejected';
  };
export type AdminAccount = Account<'admin'> & { role: string };
export type ContentAdminAccount = Account<'content_admin'>;

type PersonPart = { firstName: string; lastName: string; phone: string };

/** A client; `firstName` is the given name. */
export function aClient(
  changes: Partial<ClientAccount> = {},
  random: Random = seeded(2),
): ClientAccount {
  const { firstName, lastName, email, phone } = aPerson(random);
  const userName = `${firstName} ${lastName}`;
  const account = { email, password: DEMO_PASSWORD, userName, firstName, lastName, phone };
  return { userType: 'client', ...account, ...changes };
}

/** A partner whom an administrator has validated. */
export function aPartner(
  changes: Partial<PartnerAccount> = {},
  random: Random = seeded(3),
): PartnerAccount {
  const person = aClient({}, random);
  return {
    ...person,
    userType: 'partner',
    businessName: `Cabinet ${person.lastName}`,
    legalStatus: 'Expert comptable',
    legalForm: 'SARL AU',
    status: 'validated',
    ...changes,
  };
}

/** An administrator; `role` is the displayed title. */
export function anAdmin(
  changes: Partial<AdminAccount> = {},
  random: Random = seeded(4),
): AdminAccount {
  const { firstName, lastName, email } = aPerson(random);
  const userName = `${firstName} ${lastName}`;
  return { userType: 'admin', email, password: DEMO_PASSWORD, userName, role: 'Admin', ...changes };
}

/** A content administrator, who edits packages and pages. */
export function aContentAdmin(
  changes: Partial<ContentAdminAccount> = {},
  random: Random = seeded(5),
): ContentAdminAccount {
  const { firstName, lastName, email } = aPerson(random);
  const userName = `${firstName} ${lastName}`;
  return { userType: 'content_admin', email, password: DEMO_PASSWORD, userName, ...changes };
}

/** One account of each role, as printed by `npm start`. */
export function demoAccounts(): [ClientAccount, PartnerAccount, AdminAccount, ContentAdminAccount] {
  return [
    aClient({ email: 'client@demo.tassis.ma' }),
    aPartner({ email: 'partner@demo.tassis.ma' }),
    anAdmin({ email: 'admin@demo.tassis.ma' }),
    aContentAdmin({ email: 'contenu@demo.tassis.ma' }),
  ];
}
