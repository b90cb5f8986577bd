import { listAdminMails } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { successPage } from '../../http/success.ts';
import { onlyRow } from '../../lists/keyset.ts';
import { pageRequestOf } from '../../lists/page-request.ts';
import { pageOf } from '../../lists/page.ts';
import { readList } from '../../lists/read-list.ts';
import { keyOfMail, listOfMails, readMails } from './mail-list.repository.ts';
import { toMail } from './mail-wire.ts';

export function listAdminMailsRoute({ db }: Dependencies) {
  return defineRoute(listAdminMails, async ({ query }) => {
    const request = pageRequestOf(query);
    const list = onlyRow(await listOfMails(db, query), query.id);
    const found = await readList(db, { list, request, read: readMails });
    const { rows, meta } = pageOf(request, found, keyOfMail);
    return successPage(rows.map(toMail), meta);
  });
}
