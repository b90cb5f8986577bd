import type { User } from '@tassis/contracts';

/** The name to display: the client's, else the partner's, else the admin's role, else the user name. */
export function displayName({ client, partner, admin, userName }: User): string {
  const person = client ?? partner;
  if (person) return `${person.firstName} ${person.lastName}`.trim();
  if (admin) return admin.role || 'Admin';
  return userName;
}
