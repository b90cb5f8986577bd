import { listAdminUsers } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { successPage } from '../../http/success.ts';
import { pageRequestOf } from '../../lists/page-request.ts';
import { pageOf } from '../../lists/page.ts';
import { findUsers } from './user-list.repository.ts';

export function listAdminUsersRoute({ db }: Dependencies) {
  return defineRoute(listAdminUsers, async ({ query }) => {
    const request = pageRequestOf(query);
    const found = await findUsers(db, query, request);
    const { rows, meta } = pageOf(request, found, ({ created_at: at, id }) => ({ at, id }));
    return successPage(rows, meta);
  });
}
