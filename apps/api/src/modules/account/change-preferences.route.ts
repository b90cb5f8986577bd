import { changePreferences } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { writeLocale } from './profile.repository.ts';
import { findUser } from './user.repository.ts';

export function changePreferencesRoute({ db }: Dependencies) {
  return defineRoute(changePreferences, async ({ actor, body }) => {
    await writeLocale(db, actor.userId, body.locale);
    const user = await findUser(db, actor.userId);
    if (user === null) throw new HttpError('unauthenticated');
    return success(user);
  });
}
