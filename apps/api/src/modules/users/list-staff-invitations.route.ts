import { listStaffInvitations } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { successPage } from '../../http/success.ts';
import { pageRequestOf } from '../../lists/page-request.ts';
import { pageOf } from '../../lists/page.ts';
import { readList } from '../../lists/read-list.ts';
import {
  keyOfInvitation,
  listOfInvitations,
  readInvitations,
} from './staff-invitation.repository.ts';

export function listStaffInvitationsRoute({ db, clock }: Dependencies) {
  return defineRoute(listStaffInvitations, async ({ query }) => {
    const request = pageRequestOf(query);
    const list = listOfInvitations(clock());
    const found = await readList(db, { list, request, read: readInvitations });
    const { rows, meta } = pageOf(request, found, keyOfInvitation);
    return successPage(rows, meta);
  });
}
