import { exportUser } from '@tassis/contracts';
import { canonicalEmail } from '@tassis/domain';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { exportUserData } from './export-user.service.ts';
import { findUser } from './user.repository.ts';

export function exportUserRoute({ db, throttles }: Dependencies) {
  return defineRoute(exportUser, async ({ actor }) => {
    const wait = await throttles.export(actor.userId);
    if (wait !== null) throw new HttpError('too_many_requests', { retryAfterSeconds: wait });
    const user = await findUser(db, actor.userId);
    if (user === null) throw new HttpError('unauthenticated');
    const subject = { userId: user.id, email: canonicalEmail(user.email) };
    return success(await exportUserData(db, subject));
  });
}
