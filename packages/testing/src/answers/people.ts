import type { User } from '@tassis/contracts';
import type { Role } from '@tassis/domain';

const ids: Readonly<Record<Role, string>> = {
  client: '11111111-1111-4111-8111-111111111111',
  partner: '22222222-2222-4222-8222-222222222222',
  admin: '33333333-3333-4333-8333-333333333333',
  content_admin: '44444444-4444-4444-8444-444444444444',
};

const person = { firstName: 'Salma', lastName: 'El Amrani' };

/** A signed-in user, as GET /user answers. */
export function aUser(role: Role, changes: Partial<User> = {}): User {
  return {
    id: ids[role],
    email: `${role}@example.com`,
    userName: 'Salma El Amrani',
    user_type: role,
    email_verified: true,
    locale: 'fr',
    ...(role === 'client' && { client: person }),
    ...(role === 'admin' && { admin: { role: 'Admin' } }),
    ...(role === 'partner' && {
      partner: {
        ...person,
        businessName: 'Cabinet El Amrani',
        legalStatus: 'Expert comptable',
        legalForm: 'SARL AU',
        status: 'validated',
      },
    }),
    ...changes,
  };
}
