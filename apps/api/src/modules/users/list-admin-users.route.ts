import { listAdminUsers } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { successPage } from '../../http/success.ts';
import { onlyRow } from '../../lists/keyset.ts';
import { pageRequestOf } from '../../lists/page-request.ts';
import { pageOf } from '../../lists/page.ts';
import { readList } from '../../lists/read-list.ts';
import { keyOfUser, listOfUsers, readUsers } from './user-list.repository.ts';

export function listAdminUsersRoute({ db }: Dependencies) {
  return defineRoute(listAdminUsers, async ({ query }) => {
    const request = pageRequestOf(query);
    const list = onlyRow(await listOfUsers(db, query), query.id);
    const found = await readList(db, { list, request, read: readUsers });
    const { rows, meta } = pageOf(request, found, keyOfUser);
    return successPage(rows, meta);
  });
}
