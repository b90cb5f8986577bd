import { chooseNotifications } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { writeChoice } from './client-profile.repository.ts';

export function chooseNotificationsRoute({ db }: Dependencies) {
  return defineRoute(chooseNotifications, async ({ actor, body }) =>
    success(await writeChoice(db, actor.userId, body)),
  );
}
