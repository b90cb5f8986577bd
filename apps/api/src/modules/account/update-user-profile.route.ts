import { updateUserProfile, type ProfileForm } from '@tassis/contracts';
import { isStaff, type Role } from '@tassis/domain';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { writeProfile } from './profile.repository.ts';
import { findUser } from './user.repository.ts';

export function updateUserProfileRoute({ db }: Dependencies) {
  return defineRoute(updateUserProfile, async ({ actor, body }) => {
    refuseFieldsOfOthers(actor.role, body);
    const user = await db.transaction(async (tx) => {
      await writeProfile(tx, actor, trimmed(body));
      return findUser(tx, actor.userId);
    });
    if (user === null) throw new HttpError('unauthenticated');
    return success(user);
  });
}

/** A person has a name and a phone, a colleague a user name. */
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
