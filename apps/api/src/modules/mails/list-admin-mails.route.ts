import { listAdminMails } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { successPage } from '../../http/success.ts';
import { countList } from '../../lists/count-list.ts';
import { pageRequestOf } from '../../lists/page-request.ts';
import { pageOf } from '../../lists/page.ts';
import { keyOfMail, listOfMails, readMails } from './mail-list.repository.ts';
import { mailOf } from './mail-wire.ts';

export function listAdminMailsRoute({ db }: Dependencies) {
  return defineRoute(listAdminMails, async ({ query }) => {
    const request = pageRequestOf(query);
    const list = await countList(db, await listOfMails(db, query));
    const found = { rows: await readMails(db, list, request), counted: list.counted };
    const { rows, meta } = pageOf(request, found, keyOfMail);
    return successPage(rows.map(mailOf), meta);
  });
}
