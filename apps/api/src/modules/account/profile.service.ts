import type { ProfileForm, User } from '@tassis/contracts';
import { isStaff, type Role } from '@tassis/domain';
import type { Database } from '../../database/client.ts';
import { HttpError } from '../../http/http-error.ts';
import { writeProfile } from './profile.repository.ts';
import { requireUser } from './user.repository.ts';

type Change = { actor: { userId: string; role: Role }; form: ProfileForm };

/** Changes the caller's own profile; fields that their role does not have are refused. */
export function changeProfile(db: Database, { actor, form }: Change): Promise<User> {
  refuseFieldsOfOthers(actor.role, form);
  return db.transaction(async (tx) => {
    await writeProfile(tx, actor, trimmed(form));
    return requireUser(tx, actor.userId);
  });
}

/** A client or partner has a name and a phone, a member of the staff a user name. */
function refuseFieldsOfOthers(role: Role, form: ProfileForm): void {
  const own = isStaff(role) ? ['userName'] : ['firstName', 'lastName', 'phone'];
  const violations = Object.keys(form)
    .filter((field) => !own.includes(field))
    .map((path) => ({ path, violation: { code: 'unknown_field' } as const }));
  if (violations.length > 0) throw new HttpError('validation_failed', { violations });
}

function trimmed(form: ProfileForm): ProfileForm {
  const entries = Object.entries(form).map(([field, value]) => [field, value?.trim()] as const);
  return Object.fromEntries(entries);
}
