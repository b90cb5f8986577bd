import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../http/route.ts';
import { changeUserRoleRoute } from './change-user-role.route.ts';
import { disableUserRoute } from './disable-user.route.ts';
import { enableUserRoute } from './enable-user.route.ts';
import { endUserSessionsRoute } from './end-user-sessions.route.ts';
import { inviteUserRoute } from './invite-user.route.ts';
import { listAdminUsersRoute } from './list-admin-users.route.ts';
import { listStaffInvitationsRoute } from './list-staff-invitations.route.ts';
import { resendInvitationRoute } from './resend-invitation.route.ts';
import { resetUserPasswordRoute } from './reset-user-password.route.ts';
import { withdrawInvitationRoute } from './withdraw-invitation.route.ts';

export function usersRoutes(deps: Dependencies): Route[] {
  return [
    changeUserRoleRoute(deps),
    disableUserRoute(deps),
    enableUserRoute(deps),
    endUserSessionsRoute(deps),
    inviteUserRoute(deps),
    listAdminUsersRoute(deps),
    listStaffInvitationsRoute(deps),
    resendInvitationRoute(deps),
    resetUserPasswordRoute(deps),
    withdrawInvitationRoute(deps),
  ];
}
