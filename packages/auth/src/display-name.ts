import type { User } from '@tassis/contracts';

/** The name on screen: the client's, then the partner's, then the admin's role, then the user name. */
export function displayName({ client, partner, admin, userName }: User): string {
  const person = client ?? partner;
  if (person) return `${person.firstName} ${person.lastName}`.trim();
  if (admin) return admin.role || 'Admin';
  return userName;
}
