import type { Role } from '@tassis/domain';

/** The account of each role in the demo data. */
export const demoAccounts: Readonly<Record<Role, string>> = {
  client: 'client@demo.tassis.ma',
  partner: 'partner@demo.tassis.ma',
  admin: 'admin@demo.tassis.ma',
  content_admin: 'contenu@demo.tassis.ma',
};
