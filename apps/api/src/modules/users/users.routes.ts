import {
  changeUserRole,
  disableUser,
  enableUser,
  endUserSessions,
  inviteUser,
  listAdminUsers,
  listStaffInvitations,
  resendInvitation,
  resetUserPassword,
  withdrawInvitation,
} from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { success, successPage } from '../../http/success.ts';
import { createOnce } from '../../idempotency/create-once.ts';
import { onlyRow } from '../../lists/keyset.ts';
import { toPageRequest } from '../../lists/page-request.ts';
import { toPage } from '../../lists/page.ts';
import { readList } from '../../lists/read-list.ts';
import {
  changeRole,
  letIn,
  mailPasswordReset,
  shutOut,
  signOut,
} from './change-account.service.ts';
import { sendAgain, takeBack } from './change-invitation.service.ts';
import { inviteColleague } from './invite-colleague.service.ts';
import {
  keyOfInvitation,
  listOfInvitations,
  readInvitations,
} from './staff-invitation.repository.ts';
import { keyOfUser, listOfUsers, readUsers } from './user-list.repository.ts';

export function usersRoutes(deps: Dependencies): Route[] {
  const { db, clock } = deps;
  return [
    defineRoute(listAdminUsers, async ({ query }) => {
      const request = toPageRequest(query);
      const list = onlyRow(await listOfUsers(db, query), query.id);
      const found = await readList(db, { list, request, read: readUsers });
      const { rows, meta } = toPage(request, found, keyOfUser);
      return successPage(rows, meta);
    }),
    defineRoute(changeUserRole, async ({ actor, params: { id: userId }, body: { role } }) =>
      success(await changeRole(deps, { actorId: actor.userId, userId }, role)),
    ),
    defineRoute(disableUser, async ({ actor, params: { id: userId } }) =>
      success(await shutOut(deps, { actorId: actor.userId, userId })),
    ),
    defineRoute(enableUser, async ({ actor, params: { id: userId } }) =>
      success(await letIn(deps, { actorId: actor.userId, userId })),
    ),
    defineRoute(endUserSessions, async ({ actor, params: { id: userId } }) => {
      // An admin who ends their own sessions stays signed in here.
      const except = actor.userId === userId ? actor.sessionId : undefined;
      await signOut(deps, { actorId: actor.userId, userId }, except);
      return undefined;
    }),
    defineRoute(resetUserPassword, async ({ actor, params: { id: userId } }) => {
      await mailPasswordReset(deps, { actorId: actor.userId, userId });
      return undefined;
    }),
    defineRoute(listStaffInvitations, async ({ query }) => {
      const request = toPageRequest(query);
      const list = listOfInvitations(clock());
      const found = await readList(db, { list, request, read: readInvitations });
      const { rows, meta } = toPage(request, found, keyOfInvitation);
      return successPage(rows, meta);
    }),
    defineRoute(inviteUser, ({ actor, body, headers, locale }) =>
      createOnce(deps, { contract: inviteUser, input: { body }, headers, actor }, (tx, now) =>
        inviteColleague(tx, { ...body, invitedBy: actor.userId, locale, now }),
      ),
    ),
    defineRoute(resendInvitation, async ({ params: { id }, actor, locale }) => {
      const change = { id, actorId: actor.userId, locale, now: clock() };
      return success(await db.transaction((tx) => sendAgain(tx, change)));
    }),
    defineRoute(withdrawInvitation, async ({ params: { id }, actor }) => {
      await db.transaction((tx) => takeBack(tx, { id, actorId: actor.userId, now: clock() }));
      return undefined;
    }),
  ];
}
