import { inviteUser } from '@tassis/contracts';
import { STAFF_ROLES } from '@tassis/domain';
import type { Dependencies } from '../dependencies.ts';
import { inviteColleague } from '../modules/users/invite-colleague.service.ts';
import { readBody } from './refuse.ts';
import type { Terminal } from './terminal.ts';

const QUESTIONS = {
  email: 'E-mail of the colleague',
  firstName: 'First name',
  lastName: 'Family name',
  role: `Role (${STAFF_ROLES.join(' or ')})`,
} as const;

export type Invited = { [Field in keyof typeof QUESTIONS]?: string | undefined };

/** Asks for missing arguments when the terminal is interactive. */
export async function askInvited(given: Invited, terminal: Terminal | null): Promise<Invited> {
  const { email, firstName, lastName, role } = given;
  const ask = (field: keyof Invited) => terminal?.ask(QUESTIONS[field]);
  return {
    email: email ?? (await ask('email')),
    firstName: firstName ?? (await ask('firstName')),
    lastName: lastName ?? (await ask('lastName')),
    role: role ?? (await ask('role')),
  };
}

/** Invites a member of the staff as `POST /admin/users` does: the API mails the link. */
export function invite(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { invited, actorId }: { invited: Invited; actorId: string },
) {
  const colleague = readBody(inviteUser.request.body, invited);
  const from = { invitedBy: actorId, locale: 'fr', now: clock() } as const;
  return db.transaction((tx) => inviteColleague(tx, { ...colleague, ...from }));
}
