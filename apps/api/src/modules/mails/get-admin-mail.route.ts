import { getAdminMail } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { findMail } from '../../mail/outbox.repository.ts';
import { toWholeMail } from './mail-wire.ts';

export function getAdminMailRoute({ db }: Dependencies) {
  return defineRoute(getAdminMail, async ({ params: { id } }) => {
    const mail = await findMail(db, id);
    if (mail === null) throw new HttpError('not_found');
    return success(toWholeMail(mail));
  });
}
