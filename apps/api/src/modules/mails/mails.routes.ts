import { getAdminMail, listAdminMails, resendMail } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { success, successPage } from '../../http/success.ts';
import { createOnce } from '../../idempotency/create-once.ts';
import { onlyRow } from '../../lists/keyset.ts';
import { toPageRequest } from '../../lists/page-request.ts';
import { toPage } from '../../lists/page.ts';
import { readList } from '../../lists/read-list.ts';
import { findMail } from '../../mail/outbox.repository.ts';
import { keyOfMail, listOfMails, readMails } from './mail-list.repository.ts';
import { toMail, toWholeMail } from './mail-wire.ts';
import { sendAgain } from './resend-mail.service.ts';

export function mailsRoutes(deps: Dependencies): Route[] {
  const { db, reading } = deps;
  return [
    defineRoute(getAdminMail, async ({ params: { id } }) => {
      const mail = await findMail(db, id);
      if (mail === null) throw new HttpError('not_found');
      return success(toWholeMail(mail));
    }),
    defineRoute(listAdminMails, async ({ query }) => {
      const request = toPageRequest(query);
      const found = await reading(async (from) => {
        const list = onlyRow(await listOfMails(from, query), query.id);
        return readList(from, { list, request, read: readMails });
      });
      const { rows, meta } = toPage(request, found, keyOfMail);
      return successPage(rows.map(toMail), meta);
    }),
    defineRoute(resendMail, async ({ params, headers, actor }) =>
      createOnce(deps, { contract: resendMail, input: { params }, headers, actor }, (tx, now) =>
        sendAgain(tx, { id: params.id, actorId: actor.userId, now }),
      ),
    ),
  ];
}
